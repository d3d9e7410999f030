/**
 * Runs nginx, Caddy and Apache with the configurations of `deploy/` as they are, but for what everybody
 * changes in them: the name, the certificate, the folders and the address of Mitra (docs/deploying.md).
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from './free-port.ts'

const HOST = '127.0.0.1'
/** How often it is tried whether a program listens, and how long it may take. */
const LOOK_EVERY_MS = 50
const LISTENS_WITHIN_MS = 15_000

export type Program = 'nginx' | 'caddy' | 'apache2'

export const PROGRAMS: readonly Program[] = ['nginx', 'caddy', 'apache2']

/** Daemons are found where a shell of an ordinary user does not look. */
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']

const pathOf = (program: string) => FOLDERS.map((folder) => join(folder, program)).find(existsSync)

/** Returns whether a program is on this machine, and `openssl`, which makes its certificate. */
export const isThere = (program: Program) => pathOf(program) !== undefined && pathOf('openssl') !== undefined

export interface WebServer {
  origin: string
  /** The address without HTTPS, which leads to the other one. */
  plain: string
  /** The folder of the client; beside it there may be `kith-theme/`. */
  folder: string
  /** The file of the certificate, which only this server has. */
  certificate: string
  stop(): Promise<void>
}

/** Takes the place of the paths and addresses in the configurations of `deploy/`. */
interface Place {
  root: string
  port: number
  plainPort: number
  backend: URL
}

/** Starts a program that sends a copy of a built client and passes everything else on to a server. */
export async function startWebServer(program: Program, client: string, backend: string): Promise<WebServer> {
  const root = mkdtempSync(join(tmpdir(), `kith-${program}-`))
  chmodSync(root, 0o755) // the processes that answer run as another user
  const folder = join(root, 'kith')
  cpSync(client, folder, { recursive: true })
  mkdirSync(join(root, 'kith-theme/assets'), { recursive: true })
  const place = { root, port: await freePort(), plainPort: await freePort(), backend: new URL(backend) }
  makeCertificate(root)
  const args = PREPARE[program](place)
  const options = {
    stdio: 'pipe',
    env: { ...process.env, XDG_DATA_HOME: root, XDG_CONFIG_HOME: root },
  } as const
  const child = spawn(pathOf(program) ?? program, args, options)
  await untilListening(child, [place.port, place.plainPort])
  return {
    origin: `https://${HOST}:${place.port}`,
    plain: `http://${HOST}:${place.plainPort}`,
    folder,
    certificate: join(root, 'certificate.pem'),
    async stop() {
      const closed = new Promise((resolve) => child.once('close', resolve))
      child.kill('SIGTERM')
      await closed
      rmSync(root, { recursive: true, force: true })
    },
  }
}

function makeCertificate(root: string): void {
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  const subject = ['-subj', `/CN=${HOST}`, '-addext', `subjectAltName=IP:${HOST}`]
  const files = ['-keyout', join(root, 'key.pem'), '-out', join(root, 'certificate.pem')]
  execFileSync('openssl', ['req', '-x509', ...curve, ...subject, ...files], { stdio: 'ignore' })
}

/** Waits until a program listens on its ports; fails with what it says when it stops instead. */
async function untilListening(child: ChildProcess, ports: number[]): Promise<void> {
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      said += text
    })
  }
  for (let waited = 0; waited < LISTENS_WITHIN_MS && child.exitCode === null; waited += LOOK_EVERY_MS) {
    const listen = await Promise.all(ports.map(isListening))
    if (!listen.includes(false)) return
    await setTimeout(LOOK_EVERY_MS)
  }
  child.kill()
  throw new Error(`${child.spawnfile} does not listen:\n${said}`)
}

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, HOST)
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

/** Writes what a program needs, and returns the arguments to start it with. */
const PREPARE: Record<Program, (place: Place) => string[]> = {
  nginx(place) {
    const site = configuration('nginx.conf', place, [
      ['listen 80;', `listen ${HOST}:${place.plainPort};`],
      ['listen 443 ssl http2;', `listen ${HOST}:${place.port} ssl http2;`],
    ])
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${place.root}/${name};`,
    )
    const around = `
      daemon off;
      pid ${place.root}/nginx.pid;
      error_log stderr;
      events {}
      http {
        include /etc/nginx/mime.types;
        access_log off;
        ${temporary.join('\n')}
        ${site}
      }`
    return ['-c', written(place, 'nginx.conf', around), '-e', 'stderr']
  },

  caddy(place) {
    const certificate = `tls ${place.root}/certificate.pem ${place.root}/key.pem`
    const site = configuration('Caddyfile', place, [
      ['social.example {', `https://${HOST}:${place.port} {\n${certificate}`],
    ])
    const around = `{\nadmin off\nhttp_port ${place.plainPort}\nhttps_port ${place.port}\n}\n${site}`
    return ['run', '--adapter', 'caddyfile', '--config', written(place, 'Caddyfile', around)]
  },

  apache2(place) {
    const site = configuration('apache.conf', place, [
      ['<VirtualHost *:80>', `<VirtualHost ${HOST}:${place.plainPort}>`],
      ['<VirtualHost *:443>', `<VirtualHost ${HOST}:${place.port}>`],
    ])
    const modules = APACHE_MODULES.map((name) => `LoadModule ${name}_module modules/mod_${name}.so`)
    const around = `
      ServerRoot /usr/lib/apache2
      DefaultRuntimeDir ${place.root}
      PidFile ${place.root}/apache.pid
      ErrorLog ${place.root}/error.log
      ServerName ${HOST}
      Listen ${HOST}:${place.plainPort}
      Listen ${HOST}:${place.port}
      ${modules.join('\n')}
      TypesConfig /etc/mime.types
      <IfModule unixd_module>
        User www-data
        Group www-data
      </IfModule>
      ${site}`
    return ['-D', 'FOREGROUND', '-f', written(place, 'apache.conf', around)]
  },
}

/** The modules of Apache that docs/deploying.md#apache has people enable. */
export const ENABLED = ['headers', 'rewrite', 'ssl', 'http2', 'proxy', 'proxy_http', 'deflate', 'brotli']

/** With them come those that Debian enables itself. */
const APACHE_MODULES = [...ENABLED, ...['mpm_event', 'authz_core', 'dir', 'mime', 'filter', 'socache_shmcb']]

/** Returns a configuration with what is different here; each text that is replaced stands in it. */
function configuration(file: string, { root, port, backend }: Place, own: [string, string][]) {
  const common: [string, string][] = [
    ['/etc/ssl/certs/social.example.pem', `${root}/certificate.pem`],
    ['/etc/ssl/private/social.example.key', `${root}/key.pem`],
    ['/var/www', root],
    [`${HOST}:8383`, backend.host],
    ['https://$host$request_uri', `https://$host:${port}$request_uri`],
    ['"https://%{HTTP_HOST}%{REQUEST_URI}"', `"https://%{SERVER_NAME}:${port}%{REQUEST_URI}"`],
    ['server_name social.example;', `server_name ${HOST};`],
    ['ServerName social.example', `ServerName ${HOST}`],
  ]
  const text = readFileSync(join('deploy', file), 'utf8')
  for (const [old] of own) if (!text.includes(old)) throw new Error(`${file} has no "${old}"`)
  return [...own, ...common].reduce((site, [old, other]) => site.replaceAll(old, () => other), text)
}

function written({ root }: Place, name: string, text: string): string {
  const file = join(root, name)
  writeFileSync(file, text)
  return file
}
