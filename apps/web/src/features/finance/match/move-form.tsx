import type { MatchMove } from '@sojourn/contract/finance/match-words'
import type { MatchVariance } from '@sojourn/contract/finance/match.shapes'
import { useState } from 'react'
import { getBillMatch, moveMatchVariance, searchMatchVariances } from '../../../api/calls/finance/match'
import { useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { Field } from '../../../kit/forms/field'
import { Form } from '../../../kit/forms/form'
import { Input } from '../../../kit/forms/input'
import { toast } from '../../../kit/overlays/toast'
import { tellFailure } from '../../../kit/overlays/told'
import { useText } from '../../../kit/text/text'
import styles from './match.module.css'

/** Asks the supplier about what differs, accepts it or rejects it, and says why. */
export function MoveForm({ enterpriseId, variance }: { enterpriseId: number; variance: MatchVariance }) {
  const text = useText('finance/match')
  const { varianceId, state, difference, ours } = variance
  const [note, setNote] = useState('')
  const [tries, setTries] = useState(0)
  const [fault, setFault] = useState<string>()
  const write = useWrite(moveMatchVariance, [getBillMatch, searchMatchVariances])
  const send = async (move: MatchMove): Promise<void> => {
    const said = note.trim()
    setTries(tries + 1)
    setFault(said === '' ? text.noteMissing : undefined)
    if (said === '') return
    await write.mutateAsync({ enterpriseId, varianceId, move, note: said }).then(
      () => {
        setNote('')
        toast(text.moved[move], 'good')
      },
      // Of what a colleague has handled meanwhile the form is gone.
      tellFailure,
    )
  }
  return (
    <Form tries={tries} className={styles['form']} onSubmit={(event) => event.preventDefault()}>
      <Field
        label={text.note}
        required
        error={fault}
        hint={difference === 0 ? undefined : ours.amount === undefined ? text.acceptOwnHint : text.acceptHint}
      >
        {(control) => <Input {...control} maxLength={500} value={note} onChange={({ target }) => setNote(target.value)} />}
      </Field>
      <div className={styles['actions']}>
        <Button size="compact" busy={write.isPending} onClick={() => void send('reject')}>
          {text.reject}
        </Button>
        {state === 'found' && (
          <Button size="compact" busy={write.isPending} onClick={() => void send('ask')}>
            {text.ask}
          </Button>
        )}
        <Button size="compact" kind="brand" busy={write.isPending} onClick={() => void send('accept')}>
          {text.accept}
        </Button>
      </div>
    </Form>
  )
}
