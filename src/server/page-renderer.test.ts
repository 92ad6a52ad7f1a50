import { describe, expect, it } from 'vitest';
import { createPageRenderer, type AstroHandler } from './page-renderer.ts';

const SITE = new URL('https://www.example.com');

function render(handler: AstroHandler) {
  return createPageRenderer(handler, SITE)('/404', { requestedPath: '/badpage' });
}

describe('a page made on demand', () => {
  it('is what Astro answers to a request of our own', async () => {
    const page = await render((request, response, next, locals) => {
      response.writeHead(404, { 'Content-Security-Policy': "default-src 'self'" });
      response.write(`${request.method} ${request.url} ${request.headers.host} `);
      response.end(JSON.stringify([next ?? null, locals]));
      return Promise.resolve();
    });
    expect(page.status).toBe(404);
    expect(page.contentSecurityPolicy).toBe("default-src 'self'");
    expect(page.html.toString()).toBe(
      'GET /404 www.example.com [null,{"requestedPath":"/badpage"}]',
    );
  });

  it('fails when Astro does, in each of the ways it has', async () => {
    const ways: AstroHandler[] = [
      () => Promise.reject(new Error('thrown')),
      (_request, response) => {
        response.writeHead(500);
        response.end('Internal Server Error');
        return Promise.resolve();
      },
      (_request, response) => {
        response.writeHead(200);
        response.write('half a page');
        response.destroy(new Error('broke off'));
        return Promise.resolve();
      },
      (_request, response) => {
        response.destroy();
        return Promise.resolve();
      },
    ];
    for (const handler of ways) await expect(render(handler)).rejects.toThrow();
  });

  it('fails when it takes too long', { timeout: 20_000 }, async () => {
    await expect(render(() => new Promise(() => undefined))).rejects.toThrow(/took over 5000 ms/);
  });
});
