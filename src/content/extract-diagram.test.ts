import { describe, expect, it } from 'vitest'
import { extractDiagram } from './extract-diagram.ts'
import type { Section } from './schema.ts'

const paragraph = { paragraph: 'A tag has no battery.' }
const diagram = { diagram: { name: 'nfc-tap' as const, caption: 'The phone makes a field.' } }
const section = (id: string, blocks: Section['blocks']): Section => ({ id, heading: id, blocks })

describe('extractDiagram', () => {
  it('gives the caption and leaves the other blocks in their order', () => {
    const sections = [section('how', [paragraph, diagram, { list: ['one', 'two'] }]), section('which', [paragraph])]
    const lifted = extractDiagram(sections, 'nfc-tap')
    expect(lifted.caption).toBe('The phone makes a field.')
    expect(lifted.sections).toEqual([section('how', [paragraph, { list: ['one', 'two'] }]), section('which', [paragraph])])
  })
  it('leaves out a section that held only the diagram', () => {
    expect(extractDiagram([section('how', [diagram]), section('which', [paragraph])], 'nfc-tap').sections.map(({ id }) => id)).toEqual([
      'which',
    ])
  })
  it('keeps a diagram of another name', () => {
    const sections = [section('how', [diagram])]
    expect(extractDiagram(sections, 'data-flow')).toEqual({ caption: '', sections })
  })
})
