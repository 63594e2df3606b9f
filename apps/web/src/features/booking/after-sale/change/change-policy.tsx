import type { Verdict, Violation } from '@sojourn/contract/booking/policy/verdict.shapes'
import { needsReason } from '@sojourn/domain/booking/policy/verdict'
import { Field } from '../../../../kit/forms/field'
import { Input, Select } from '../../../../kit/forms/input'
import { Card } from '../../../../kit/layout/page'
import { useText } from '../../../../kit/text/text'
import { VerdictBadge } from '../../../../kit/marks/verdict-badge'
import styles from '../change-page.module.css'
import { PolicyNotes } from '../../policy/policy-notes'
import { needsWords, type Reason } from './change-reason'

export interface ChangePolicyProps {
  quote: {
    verdict: Verdict
    violations: readonly Violation[]
    reasons: readonly { code: string; name: string; needsText: boolean }[]
    conflicts: readonly string[]
  }
  reason: Reason
  onReason: (reason: Reason) => void
}

/** What policy says of a change, why it is left where it is, and which journeys clash with it. */
export function ChangePolicy(props: ChangePolicyProps) {
  const { quote } = props
  const text = useText('booking/change')
  return (
    <Card title={text.policy} action={<VerdictBadge verdict={quote.verdict} />}>
      <div className={styles['fields']}>
        {quote.violations.length > 0 ? <PolicyNotes violations={quote.violations} /> : <p>{text.within}</p>}
        {needsReason(quote.violations) && <ReasonFields {...props} />}
        {quote.conflicts.length > 0 && (
          <div className={styles['warnings']}>
            <strong>{text.conflicts}</strong>
            {quote.conflicts.map((conflict) => (
              <p key={conflict}>{conflict}</p>
            ))}
          </div>
        )}
      </div>
    </Card>
  )
}

function ReasonFields({ quote, reason, onReason }: ChangePolicyProps) {
  const text = useText('booking/change')
  return (
    <>
      <Field label={text.reason} required>
        {(control) => (
          <Select {...control} value={reason.code} onChange={(event) => onReason({ ...reason, code: event.target.value })}>
            <option value="">{text.chooseReason}</option>
            {quote.reasons.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={text.reasonText} required={needsWords(quote, reason)}>
        {(control) => (
          <Input
            {...control}
            maxLength={200}
            value={reason.words}
            onChange={(event) => onReason({ ...reason, words: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}
