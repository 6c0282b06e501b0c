/** The server as a process: how it starts, what keeps it from starting, and how it ends. */
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { findRuntimeProblem } from '../../server/infrastructure/runtime.ts';
import { startInVain, startProcess } from './process.ts';
import { longTest, onlyInVerify } from '../verify.ts';

function dataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'platewise-life-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function connectTo(
  address: string,
): Promise<{ socket: Socket; read: (until: RegExp) => Promise<string> }> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString()));
  await new Promise((resolve) => socket.on('connect', resolve));
  onTestFinished(() => void socket.destroy());
  return {
    socket,
    read: (until) =>
      new Promise((resolve, reject) => {
        const look = () => until.test(text) && resolve(text);
        socket.on('data', look);
        socket.on('close', () => reject(new Error(`Closed after: ${text}`)));
        look();
      }),
  };
}

describe('starting', () => {
  longTest('prints a plain line with the address, beside the log in JSON', async () => {
    const { address, output, end } = await startProcess({ DATA_DIR: dataDir() });
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    const lines = output()
      .trim()
      .split('\n')
      .filter((line) => !line.startsWith('Platewise is ready'));
    for (const line of lines)
      expect(JSON.parse(line)).toMatchObject({
        level: expect.any(Number),
        msg: expect.any(String),
      });
    expect(await end('SIGTERM')).toBe(0);
  });

  test('on a port that is taken says so', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await new Promise((resolve) => other.on('listening', resolve));
    const port = String((other.address() as { port: number }).port);
    const { code, output } = await startInVain({ DATA_DIR: dataDir(), PORT: port });
    expect(code).toBe(1);
    expect(output).toContain(`Port ${port} is in use by another program.`);
  });

  longTest(
    'in a folder that is a file, and on an address of another machine, says what to do, and shows no stack',
    async () => {
      const folder = dataDir();
      writeFileSync(join(folder, 'file'), '');
      const inFile = await startInVain({ DATA_DIR: join(folder, 'file') });
      expect([inFile.code, inFile.output]).toEqual([
        1,
        `The data folder ${join(folder, 'file')} cannot be written to (EEXIST). Let this user write there, or name another folder in DATA_DIR.\n`,
      ]);
      const elsewhere = await startInVain({ DATA_DIR: folder, HOST: '203.0.113.7' });
      expect(elsewhere.code).toBe(1);
      expect(elsewhere.output.split('\n').at(-2)).toBe(
        'HOST is 203.0.113.7, which is no address of this machine. Leave it out to serve this machine alone, or set 0.0.0.0 to serve others too.',
      );
    },
  );

  onlyInVerify(() =>
    test('with a folder of photos that cannot be one says what to do; one that is not there is made', async () => {
      const folder = dataDir();
      writeFileSync(join(folder, 'file'), '');
      const inVain = await startInVain({ DATA_DIR: folder, BLOB_DIR: join(folder, 'file') });
      expect([inVain.code, inVain.output.split('\n').at(-2)]).toEqual([
        1,
        `The folder of photos ${join(folder, 'file')} cannot be written to (EEXIST). Let this user write there, or name another folder in BLOB_DIR.`,
      ]);
      const { end } = await startProcess({ DATA_DIR: folder, BLOB_DIR: join(folder, 'photos') });
      expect(statSync(join(folder, 'photos')).mode & 0o077).toBe(0);
      await end('SIGTERM');
    }),
  );

  longTest('keeps what it writes for its own user', async () => {
    const folder = join(dataDir(), 'new');
    const { end } = await startProcess({ DATA_DIR: folder });
    expect(
      [folder, join(folder, 'platewise.sqlite')].map((path) => statSync(path).mode & 0o077),
    ).toEqual([0, 0]);
    await end('SIGTERM');
  });

  test('with a wrong configuration names each variable, in production what it needs', async () => {
    const wrong = await startInVain({ PORT: 'many', LOG_LEVEL: 'loud' });
    expect(wrong.code).toBe(1);
    expect(wrong.output).toContain(
      'PORT must be a whole number from 0 to 65535.\nLOG_LEVEL must be one of',
    );
    const production = await startInVain({ NODE_ENV: 'production', DATA_DIR: dataDir() });
    expect(production.code).toBe(1);
    expect(production.output).toContain(
      'PUBLIC_URL must be set to an https:// address in production',
    );
    expect(production.output).toContain('SMTP_URL must be set in production');
  });

  test.each([
    ['20.20.2', false],
    ['22.22.1', false],
    ['22.22.2', true],
    ['23.9.0', false],
    ['24.14.9', false],
    ['24.15.0', true],
    ['24.21.0', true],
    ['25.1.0', false],
    ['26.0.0', true],
    ['27.3.1', true],
  ])('on Node %s works: %s', (version, works) => {
    const problem = findRuntimeProblem(version);
    if (works) expect(problem).toBeUndefined();
    else expect(problem).toContain(`this is ${version}`);
  });
});

describe('ending', () => {
  const head = (length: number) =>
    `POST /api/register HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\nExpect: 100-continue\r\n\r\n`;
  /** Begins a request, as far as the server's word that it reads it. */
  const begin = async (address: string) => {
    const connection = await connectTo(address);
    connection.socket.write(head(body.length));
    await connection.read(/100 Continue/);
    return connection;
  };
  const body = JSON.stringify({
    email: 'late@example.org',
    password: 'secret words',
    first_name: 'A',
    last_name: 'B',
  });

  /** The other suites may hold up this process for a second, which it would answer with 503. */
  const busyOrNot = () => ({ DATA_DIR: dataDir(), MAX_LOOP_DELAY_MS: '0' });

  test('on SIGTERM finishes a request that it had begun to read, takes no new ones, and ends with 0', async () => {
    const { address, end, child } = await startProcess(busyOrNot());
    const { socket, read } = await begin(address);
    socket.write(body.slice(0, 20));
    const ended = end('SIGTERM');
    await expect
      .poll(() =>
        fetch(`${address}/healthz`).then(
          () => 'answered',
          () => 'refused',
        ),
      )
      .toBe('refused');
    expect(child.exitCode).toBeNull();
    socket.write(body.slice(20));
    expect(await read(/created\."/)).toContain('HTTP/1.1 200 OK');
    expect(await ended).toBe(0);
  });

  longTest(
    'on SIGTERM answers what was sent over open connections before they were closed',
    async () => {
      const { address, end, child, output } = await startProcess(busyOrNot());
      // Nothing that asks the database: thirty at once may keep it busy on a slow machine.
      const request = 'GET /api/nothing HTTP/1.1\r\nHost: localhost\r\n\r\n';
      const open = await Promise.all(Array.from({ length: 30 }, () => connectTo(address)));
      for (const { socket } of open) socket.write(request);
      await Promise.all(open.map(({ read }) => read(/"status"/)));
      const ended = end('SIGTERM');
      // The signal is there before these are.
      await new Promise<void>((stopping) =>
        child.stdout?.on('data', () => output().includes('"stopping"') && stopping()),
      );
      for (const { socket } of open) socket.write(request);
      const answers = await Promise.all(open.map(({ read }) => read(/"status"[^]*"status"/)));
      for (const answer of answers) expect(answer).toMatch(/connection: close/i);
      expect(await ended).toBe(0);
    },
  );

  longTest('on SIGTERM does not wait for connections that ask for nothing', async () => {
    const { address, end } = await startProcess(busyOrNot());
    const { socket, read } = await connectTo(address);
    socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await read(/ok/);
    // Where it waits, it gives up in the end, and says so with 1.
    expect(await end('SIGTERM')).toBe(0);
  });

  onlyInVerify(() =>
    test('on a second signal, or when it takes too long, gives up', async () => {
      const twice = await startProcess(busyOrNot());
      await begin(twice.address);
      twice.child.kill('SIGTERM');
      expect(await twice.end('SIGINT')).toBe(1);

      const slow = await startProcess({ ...busyOrNot(), SHUTDOWN_TIMEOUT_MS: '200' });
      await begin(slow.address);
      expect(await slow.end('SIGTERM')).toBe(1);
      expect(slow.output()).toContain('requests were still running');
    }),
  );
});
