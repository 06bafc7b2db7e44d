/**
 * `npm run -s follow:guide -- REPOSITORY | sudo bash -ex` on an empty machine with systemd:
 * prints what docs/deploy.md says to do, in its order, with what a guide cannot know replaced. Each
 * command and file stands in the guide, so that a step that it leaves out fails.
 */
import { readFileSync } from 'node:fs'

const [repository = 'REPOSITORY'] = process.argv.slice(2)
const sections = [
  'First installation',
  'A new version',
  'Backup',
  'Away from the machine',
  'Restore',
]
/** What differs from machine to machine, and what waits for somebody. */
const replacements: [RegExp, string][] = [
  [/\bREPOSITORY\b/g, repository],
  [/^(PUBLIC_ORIGIN|SMTP_URL|AWS_\w+)=.*\n/gm, ''],
  [/^RESTIC_REPOSITORY=.*/m, "RESTIC_REPOSITORY='/var/lib/isopo/away'"],
  [/^admin check$/m, 'admin check || true'],
  [/^(runuser .* npm run serve)$/m, 'timeout 20 $1 || true'],
  [/^(systemctl .*enable --now .*)$/m, '$1\nsleep 15'],
  [/^(ln -sfn .* systemctl restart isopo)$/m, '$1\ncurl -fsS localhost:3000/healthz'],
  [/^(away unlock) .*$/m, '$1'],
]

const guide = readFileSync('docs/deploy.md', 'utf8')
for (const section of guide.split(/^#{2,3} /m)) {
  const [title = ''] = section.split('\n')
  if (!sections.includes(title)) continue
  console.log(`# ${title}`)
  // Text, language and content of a block alternate; the end of a block counts as a language.
  const parts = section.split(/^```(\w*)\n/m)
  for (let at = 0; at + 2 < parts.length; at += 4) {
    const [before = '', language = '', content = ''] = parts.slice(at, at + 3)
    const paragraph = before.trim().split('\n\n').at(-1) ?? ''
    if (paragraph.startsWith('With containers')) continue
    const text = replacements.reduce((old, [from, to]) => old.replace(from, to), content)
    const isFile = language !== 'sh' || /^(\w+='.*'\n)+$/.test(content)
    const [, file] = /`(\/etc\/[^\s`]+)`/.exec(paragraph) ?? []
    const arrow = paragraph.includes('one more line') ? '>>' : '>'
    console.log(isFile ? `cat ${arrow} ${file} <<'END'\n${text}END` : text)
  }
}
