/**
 * `npm run -s follow:guide -- REPOSITORY | sudo bash -ex` on an empty Debian 13 with systemd:
 * prints what docs/deploy.md says to install, write and run, in its order, with what a guide cannot
 * know replaced. Each package, command and file stands in the guide, so that a step that it leaves
 * out fails.
 */
import { readFileSync } from 'node:fs'

const [repository = 'REPOSITORY'] = process.argv.slice(2)
const sections = [
  'First installation',
  'The proxy with TLS',
  'The evening of a television spot',
  'Watching it',
  'A new version',
  'Backup',
  'Away from the machine',
  'Restore',
  'The audit log',
]
const name = 'www.isopo.example'
const live = `/etc/letsencrypt/live/${name}`
/** Asks through the proxy, which answers some seconds after a restart. */
const askProxy = `curl -fksS --retry 9 --retry-all-errors -o /dev/null \\
  --resolve ${name}:443:127.0.0.1 https://${name}/`
/** What differs from machine to machine, what waits for somebody, and what proves a step. */
const replacements: [RegExp, string][] = [
  [/\bREPOSITORY\b/g, repository],
  [/\bNAME\b/g, name],
  [/^(SMTP_URL|AWS_\w+)=.*\n/gm, ''],
  [/^RESTIC_REPOSITORY=.*/m, "RESTIC_REPOSITORY='/var/lib/isopo/away'"],
  [/^admin check$/m, 'admin check || true'],
  [/^(runuser .* npm run serve)$/m, 'timeout 20 $1 || sleep 5'],
  [/^(systemctl .*enable --now .*)$/m, '$1\nsleep 15'],
  [/^(systemctl start .*)$/m, '$1\nsleep 15'],
  [/^(ln -sfn .* systemctl restart isopo)$/m, '$1\ncurl -fsS localhost:3000/healthz'],
  [/^(away unlock) .*$/m, '$1'],
  [/site-2026-11-20\.db/, 'site-$(date +%F).db'],
  [/ \| mail .*$/m, ''],
  // One proxy after the other on the same ports, with certificates that no authority signs.
  [/^(sed .*Caddyfile)$/m, '$1\nsed -i "0,/ {$/s//&\\n\\ttls internal/" /etc/caddy/Caddyfile'],
  [
    /^(apt install nginx)$/m,
    `systemctl stop caddy\n$1\nmkdir -p ${live}
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=${name} \\
  -keyout ${live}/privkey.pem -out ${live}/fullchain.pem`,
  ],
  [
    /^(sed -i .*Caddyfile && .*)$/m,
    `systemctl stop nginx && systemctl start caddy\n$1\n${askProxy}`,
  ],
  [/^(caddy validate .*|nginx -t .*)$/gm, `$1\n${askProxy}`],
]
const install = (text: string) => text.replaceAll(/\bapt install /g, 'apt-get install -qq ')

const guide = readFileSync('docs/deploy.md', 'utf8')
for (const section of guide.split(/^#{2,3} /m)) {
  const [title = ''] = section.split('\n')
  if (!sections.includes(title)) continue
  console.log(`# ${title}`)
  // Text, language and content of a block alternate; the end of a block counts as a language.
  const parts = section.split(/^```(\w*)\n/m)
  for (let at = 0; at + 2 < parts.length; at += 4) {
    const [before = '', language = '', content = ''] = parts.slice(at, at + 3)
    for (const [, command = ''] of before.matchAll(/`(apt install [^`]*)`/g))
      console.log(install(command))
    const paragraph = before.trim().split('\n\n').at(-1) ?? ''
    if (paragraph.startsWith('With containers')) continue
    const text = install(replacements.reduce((old, [from, to]) => old.replace(from, to), content))
    const isFile = language !== 'sh' || /^(\w+='.*'\n)+$/.test(content)
    const [, file] = /`(\/etc\/[^\s`]+)`/.exec(paragraph) ?? []
    const arrow = paragraph.includes('one more line') ? '>>' : '>'
    console.log(isFile ? `cat ${arrow} ${file} <<'END'\n${text}END` : text)
  }
}
