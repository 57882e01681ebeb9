import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

type Page = { headers: [string, string][]; type: string; body: Uint8Array };

/**
 * Starts nginx with one worker on core 0. It serves that page from a file at `/page` with the same headers.
 * @param openFileCache whether it keeps the file open instead of opening it for each request, which is its default
 */
export async function startNginx(page: Page, port: number, openFileCache: boolean) {
  const folder = await mkdtemp(join(tmpdir(), 'bench-nginx-'));
  await writeFile(join(folder, 'page'), page.body);
  await writeFile(join(folder, 'nginx.conf'), configure(folder, page, port, openFileCache));
  const child = spawn('taskset', ['-c', '0', 'nginx', '-e', 'stderr', '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
  });
  const url = `http://localhost:${port}/page`;
  for (let tries = 0; tries < 200; tries++) {
    if (child.exitCode !== null) throw new Error('nginx did not start');
    if (
      await fetch(url).then(
        (response) => response.ok,
        () => false,
      )
    )
      break;
    await wait(25);
  }
  return {
    url,
    pid: Number(child.pid),
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

function configure(folder: string, { headers, type }: Page, port: number, openFileCache: boolean): string {
  const quote = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/pid;
worker_processes 1;
error_log stderr error;
events { worker_connections 1024; }
http {
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  access_log off;
  sendfile on;
  ${openFileCache ? 'open_file_cache max=100; open_file_cache_valid 60s;' : ''}
  keepalive_timeout 65s;
  keepalive_requests 1000000000;
  etag off;
  default_type ${quote(type)};
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    location = /page {
      ${headers.map(([name, value]) => `add_header ${name} ${quote(value)};`).join('\n      ')}
    }
  }
}
`;
}
