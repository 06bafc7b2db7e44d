import { useState } from 'react'
import { contentLimits } from '#src/contracts/content/content-limits.ts'
import { FileInput } from '#src/ui/base/form/FileInput.tsx'
import { FormStatus } from '#src/ui/base/form/FormStatus.tsx'
import { TickBox } from '#src/ui/base/form/TickBox.tsx'
import { type DrawnSymbol, SymbolDrawing } from '#src/ui/brand/SymbolDrawing.tsx'
import { postLogo } from '../kit/content-client.ts'
import { type FieldProps, fieldIdAt, fieldNameOf, useEditor } from '../kit/editor-context.ts'
import { useRequest } from '../kit/use-request.ts'
import { within } from '../texts/value-at.ts'
import styles from './Fields.module.css'
import { FieldGroup } from './ObjectField.tsx'

const hint =
  'An SVG or PNG file of at most 100 KB, at most six times as wide as high. A logo in one ink, the colour of the text, needs an SVG.'

const isDrawn = (value: unknown): value is DrawnSymbol & { boxes?: unknown[] } =>
  typeof value === 'object' &&
  value !== null &&
  'side' in value &&
  typeof value.side === 'number' &&
  'paths' in value &&
  Array.isArray(value.paths)

/** The header by day and at night, the head of a mail, and that of a PDF, before anything is saved. */
function LogoPreview({
  symbol,
  name,
}: {
  symbol: DrawnSymbol & { boxes?: unknown[] }
  name: string
}) {
  const drawn = <SymbolDrawing symbol={symbol} size={30} />
  const shown = [
    ['Header, by day', 'light', drawn],
    ['Header, at night', 'dark', drawn],
    ['PDF', 'light', drawn],
    ['Mail', 'light', drawn],
  ] as const
  return (
    <ul className={styles['logos']}>
      {shown.map(([where, scheme, picture]) => (
        <li key={where}>
          <span className="muted">{where}</span>
          <span data-scheme={scheme} className={styles['logo']}>
            {picture}
            {!symbol.hasName && (
              <span key={name} translate="no">
                {name}
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** A logo is chosen as a file, and seen where visitors see it. */
export function LogoField({ schema, value, at }: FieldProps) {
  const { change, read, replace, announce, undo } = useEditor()
  const { status, setFailure, request } = useRequest('The logo was not taken')
  const [isSending, setSending] = useState(false)
  const symbol = isDrawn(value) ? value : null
  const name = read('company/name')

  async function send(file: File) {
    if (file.size > contentLimits.logoBytes)
      return setFailure(`At most ${contentLimits.logoBytes / 1024} KB are taken.`)
    setSending(true)
    await request(postLogo(file), (logo) => {
      replace(at, logo)
      announce('The logo was taken over.', () => announce(undo() ? 'Taken back.' : ''))
    })
    setSending(false)
  }
  return (
    <FieldGroup schema={{ ...schema, description: hint }} at={at}>
      {symbol && <LogoPreview symbol={symbol} name={typeof name === 'string' ? name : 'Name'} />}
      <FileInput
        id={`${fieldIdAt(at)}-file`}
        choose={symbol ? 'Choose another file' : 'Choose a file'}
        isQuiet
        accept=".svg,.png,image/svg+xml,image/png"
        aria-label={`Choose a file: ${schema.title}`}
        disabled={isSending}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) void send(file)
          event.target.value = ''
        }}
      />
      {symbol?.ratio !== undefined && (
        <label className="tap">
          <TickBox
            name={fieldNameOf(within(at, 'hasName'))}
            checked={symbol.hasName === true}
            onChange={(event) =>
              change(within(at, 'hasName'), event.target.checked ? true : undefined)
            }
          />
          <span>The name is in the logo: do not set it beside it</span>
        </label>
      )}
      {symbol && !symbol.picture && (
        <label className="tap">
          <TickBox
            name={fieldNameOf(within(at, 'isOneInk'))}
            checked={symbol.isOneInk === true}
            onChange={(event) =>
              change(within(at, 'isOneInk'), event.target.checked ? true : undefined)
            }
          />
          <span>One ink: the colour of the text, by day and at night</span>
        </label>
      )}
      <FormStatus status={status} />
    </FieldGroup>
  )
}
