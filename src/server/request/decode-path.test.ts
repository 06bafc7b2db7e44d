import { expect, it } from 'vitest'
import { decodePath } from './decode-path.ts'

it.each([
  ['/contact?a=//b', '/contact'],
  ['//admin/dashboard', '/admin/dashboard'],
  ['/admin///dashboard/', '/admin/dashboard/'],
  ['/%61dmin/dashboard', '/admin/dashboard'],
  ['/%2561dmin/dashboard', '/admin/dashboard'],
  ['/%25252561dmin/dashboard', '/admin/dashboard'],
  ['/admin%2Fdashboard', '/admin%2Fdashboard'],
  ['/x/../admin/dashboard', '/admin/dashboard'],
  ['/100%25', '/100%'],
  ['/100%25//%61', '/100%/a'],
  ['/%E0%A4%A', null],
  [`/%${'25'.repeat(20)}61dmin`, null],
  [`/${'a'.repeat(999)}`, `/${'a'.repeat(999)}`],
  [`/${'a'.repeat(1000)}`, null],
])('reads %s as %s', (path, meant) => expect(decodePath(`https://site.example${path}`)).toBe(meant))
