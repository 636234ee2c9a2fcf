import { spawn } from 'node:child_process';
import { connect, createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const products = fileURLToPath(new URL('../../Examples/.build/debug/', import.meta.url));

/** A port that was free a moment ago. */
export function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** One of the example services, running. */
export class Service {
  /** Starts a service and waits until it has named its address. */
  static async start(product, port, ...options) {
    const service = new Service();
    service.process = spawn(products + product, ['--port', `${port}`, ...options], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    service.ended = new Promise((resolve) => service.process.once('exit', (code, signal) => resolve(code ?? signal)));
    for await (const line of createInterface({ input: service.process.stdout })) {
      if (line.includes(`${port}`)) return service;
    }
    throw new Error(`${product} ended before it named its address`);
  }

  /** Ends it with a signal; its exit code, or the signal that ended it. */
  stop(signal = 'SIGINT') {
    this.process.kill(signal);
    return this.ended;
  }
}

/** A relay between the browser and a service, which can break every connection as a lost network does. */
export class Relay {
  #sockets = new Set();
  #server;

  /** Starts a relay to the service on a port. */
  static async start(port) {
    const relay = new Relay();
    relay.port = await freePort();
    relay.#server = createServer((browser) => relay.#join(browser, connect(port, '127.0.0.1'), port));
    await new Promise((resolve) => relay.#server.listen(relay.port, '127.0.0.1', resolve));
    return relay;
  }

  /** Resets every open connection. */
  break() {
    for (const socket of this.#sockets) socket.resetAndDestroy();
  }

  stop() {
    this.break();
    this.#server.close();
  }

  /** The service answers to its own name only, so its port is put in the place of the relay's. */
  #join(browser, service, port) {
    for (const socket of [browser, service]) {
      this.#sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        this.#sockets.delete(socket);
        browser.destroy();
        service.destroy();
      });
    }
    browser.on('data', (bytes) => {
      const text = bytes.toString('latin1').replaceAll(`127.0.0.1:${this.port}`, `127.0.0.1:${port}`);
      service.write(Buffer.from(text, 'latin1'));
    });
    service.pipe(browser);
  }
}
