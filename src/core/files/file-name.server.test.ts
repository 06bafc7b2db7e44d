import { expect, it } from 'vitest'
import { serverLimits } from '../server-limits.ts'
import { nameByType, reduceName } from './file-name.server.ts'

it.each([
  ['Floor plan, 2nd storey.PDF', 'Floor plan, 2nd storey.pdf'],
  ['Àdìrẹ ìlé.pdf', 'Àdìrẹ ìlé.pdf'],
  ['/etc/passwd', 'passwd.pdf'],
  ['..\\..\\boot.ini', 'boot.ini.pdf'],
  ['C:\\Users\\Ade\\plan.pdf', 'plan.pdf'],
  ['../../', 'file.pdf'],
  ['.htaccess', 'htaccess.pdf'],
  ['invoice\u202efdp.exe', 'invoicefdp.exe.pdf'],
  ['plan\u200b\u0000\u0007\r\n.pdf', 'plan.pdf'],
  ['a<b>:"c|d?.pdf', 'a-b---c-d-.pdf'],
  ['shell.php', 'shell.php.pdf'],
  ['photo.jpeg', 'photo.pdf'],
  ['NUL', 'NUL-file.pdf'],
  ['plan. . .', 'plan.pdf'],
  ['', 'file.pdf'],
  ['\ud800.pdf', '\ufffd.pdf'],
])('%j becomes %j', (sent, name) => expect(nameByType(sent, 'application/pdf')).toBe(name))

it('cuts what is too long, and no letter in two', () => {
  const name = nameByType(`${'🏗'.repeat(500)}.dxf`, 'image/vnd.dxf')
  expect([...name]).toHaveLength(serverLimits.contactFiles.name + '.dxf'.length)
  expect(name.isWellFormed()).toBe(true)
  expect(reduceName('x'.repeat(10_000)).length).toBeLessThan(100)
})

it.each([
  ['plan.pdf', [], 'plan.pdf'],
  ['plan.pdf', ['plan.pdf'], 'plan (2).pdf'],
  ['Plan.PDF', ['plan.pdf', 'plan (2).pdf'], 'Plan (3).pdf'],
  ['图片2026.pdf', [], '图片2026.pdf'],
  ['مخطط.pdf', ['مخطط.pdf'], 'مخطط (2).pdf'],
])('%s beside %j is %s', (sent, taken, name) =>
  expect(nameByType(sent, 'application/pdf', taken)).toBe(name),
)
