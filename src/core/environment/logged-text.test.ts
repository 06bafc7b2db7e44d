import { expect, it } from 'vitest'
import { loggedPath } from './logged-text.ts'

it.each([
  ['/product/1', '/product/1'],
  ['/àwọn/冷蔵庫', '/àwọn/冷蔵庫'],
  ['/a\u001b[31mred\r\nb', '/a\ufffd[31mred\ufffd\ufffdb'],
  ['/gpj.\u202eexe', '/gpj.\ufffdexe'],
  ['/\u2066a\u2069\u200b\u2028', '/\ufffda\ufffd\ufffd\ufffd'],
  ['/search?q=ann@works.example', '/search'],
  ['/search%253Fq=ann', '/search'],
  ['/page#ann\nsecond line', '/page'],
])('logs the path %j as %j', (path, logged) => expect(loggedPath(path)).toBe(logged))
