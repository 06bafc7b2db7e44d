import { expect, it } from 'vitest'
import { loggedPath } from './logged-text.ts'

it.each([
  ['/product/1', '/product/1'],
  ['/àwọn/冷蔵庫', '/àwọn/冷蔵庫'],
  ['/a\u001b[31mred\r\nb', '/a\ufffd[31mred\ufffd\ufffdb'],
  ['/gpj.\u202eexe', '/gpj.\ufffdexe'],
  ['/\u2066a\u2069\u200b\u2028', '/\ufffda\ufffd\ufffd\ufffd'],
  ['/technologies-tools/search?q=ann@works.example', '/technologies-tools/search'],
  ['/technologies-tools/search%253Fq=ann', '/technologies-tools/search'],
  ['/page#ann\nsecond line', '/page'],
])('logs the path %j as %j', (path, logged) => expect(loggedPath(path)).toBe(logged))
