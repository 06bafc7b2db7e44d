import { describe, expect, it } from 'vitest'
import { truncate } from './truncate.ts'

const ten = 'one two three four five six seven eight nine ten'

describe('§9 Gateway card descriptions are truncated to 10 words plus an ellipsis ·', () => {
  it('eleven words are cut after the tenth', () =>
    expect(truncate(`${ten} eleven`)).toEqual({ text: `${ten}…`, isCut: true }))
  it('ten words stay whole', () => expect(truncate(ten)).toEqual({ text: ten, isCut: false }))
  it('white space of any kind and length parts words', () =>
    expect(truncate(` ${ten.replaceAll(' ', ' \n\t ')}\n eleven `)).toEqual({
      text: `${ten}…`,
      isCut: true,
    }))
})
