import { TickBox } from '#src/ui/base/form/TickBox.tsx'

type Props = {
  of: readonly string[]
  isTicked: boolean
  /** Whether they are shown, where the text of the mail does not quote them. */
  showsText?: boolean
}

/** Asks whether a mail answers what the customer has asked on the page of an offer. */
export const OpenQuestions = ({ of, isTicked, showsText = false }: Props) =>
  of.length > 0 && (
    <div>
      {showsText && of.map((question) => <p key={question}>{`They ask: “${question}”`}</p>)}
      <label className="row">
        <TickBox name="answersQuestions" defaultChecked={isTicked} />
        <span>
          {of.length === 1
            ? 'This answers the question of the customer'
            : `This answers the ${of.length} questions of the customer`}
        </span>
      </label>
    </div>
  )
