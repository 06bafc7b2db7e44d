import { expect, it } from 'vitest'
import { findPrintedDrawing, printedDrawing } from './printed-drawings.ts'

const path = <path d="M0 0h9" stroke="var(--ink)" />
const printed = (drawing: Parameters<typeof printedDrawing>[0]) => {
  const { bytes, alt } = printedDrawing(drawing)
  return { svg: Buffer.from(bytes).toString(), alt }
}

it.each([
  [
    'its frame first',
    <svg key="a" aria-hidden="true" viewBox="0 0 700 90" fill="none">
      {path}
    </svg>,
  ],
  [
    'a class first',
    <svg key="b" aria-hidden="true" className="x" viewBox="0 0 700 90">
      {path}
    </svg>,
  ],
  [
    'another attribute first',
    <svg key="c" aria-hidden="true" viewBox="0 0 700 90">
      {path}
    </svg>,
  ],
  [
    'its frame last',
    <svg key="d" aria-hidden="true" id="x" fill="none" viewBox="0 0 700 90">
      {path}
    </svg>,
  ],
])('prints a drawing with %s', (_, svg) => {
  const { svg: file, alt } = printed(
    <div role="img" aria-label={'Fan & "cooler" > 5, it\'s on'}>
      {svg}
    </div>,
  )
  expect(file).toMatch(/^<svg xmlns=.*<path d="M0 0h9" stroke="#[\da-f]+".*<\/svg>$/is)
  expect(alt).toBe('Fan & "cooler" > 5, it’s on')
})

it('prints the widest view that a sheet has room for, with the icons in it', () => {
  const { svg } = printed(
    <div>
      <svg aria-hidden="true" viewBox="0 0 900 90" />
      <svg aria-hidden="true" viewBox="0 0 700 90">
        <svg x="5" aria-hidden="true" viewBox="0 0 24 24">
          {path}
        </svg>
        <circle r="3" />
      </svg>
      <svg aria-hidden="true" viewBox="0 0 24 24" />
    </div>,
  )
  expect(svg).toContain('viewBox="0 0 700 90"')
  expect(svg).toMatch(/<circle r="3"><\/circle><\/svg>$/)
})

it.each([
  ['no view', <p key="a">Words</p>, /no view/],
  [
    'a view that does not say how large it is',
    <svg key="b" aria-hidden="true" width="50" />,
    /the frame ""/,
  ],
  [
    'an unknown colour',
    <svg key="c" aria-hidden="true" viewBox="0 0 9 9" stroke="var(--nowhere)" />,
    /--nowhere/,
  ],
  [
    'only views that are too wide',
    <svg key="d" aria-hidden="true" viewBox="0 0 900 9" />,
    /at most 740/,
  ],
])('says that a drawing cannot be printed with %s', (_, drawing, fault) =>
  expect(() => printedDrawing(drawing)).toThrow(fault),
)

it('leaves out a drawing of a page that is only too wide', () =>
  expect(findPrintedDrawing(<svg aria-hidden="true" viewBox="0 0 900 9" />)).toBeUndefined())
