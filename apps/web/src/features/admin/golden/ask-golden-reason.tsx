import type { BrokenGolden } from '@sojourn/contract/products/policy-lab.shapes'
import { useId, useState, type FormEvent } from 'react'
import { isProblem, type ApiProblem } from '../../../api/problem'
import { Button } from '../../../kit/actions/button'
import { Field, FormRefusal } from '../../../kit/forms/field'
import { Form } from '../../../kit/forms/form'
import { TextArea } from '../../../kit/forms/input'
import { Dialog } from '../../../kit/overlays/dialog'
import { showDialog } from '../../../kit/overlays/modal-queue'
import { useText } from '../../../kit/text/text'
import styles from './golden.module.css'

const longest = 200

/** Sends a version; where it changes the verdict of golden trips, asks why that is meant, and sends it with the reason. */
export async function sendMeant<Sent>(send: (meant: { goldenReason?: string }) => Promise<Sent>): Promise<Sent> {
  try {
    return await send({})
  } catch (error) {
    if (!isProblem(error, 'goldenBroken')) throw error
    return askReason(error, (goldenReason) => send({ goldenReason }))
  }
}

const brokenOf = ({ result }: ApiProblem): readonly BrokenGolden[] =>
  (result as { broken?: BrokenGolden[] } | null | undefined)?.broken ?? []

/** Asks until it is sent or closed, and ends as the last try does, also one that is still on its way then. */
const askReason = <Sent,>(broken: ApiProblem, send: (goldenReason: string) => Promise<Sent>): Promise<Sent> =>
  new Promise((resolve, reject) => {
    let last: Promise<Sent> | undefined
    showDialog(({ close }) => {
      const onClose = () => {
        close()
        if (last) resolve(last)
        else reject(broken)
      }
      const onSend = async (reason: string) => {
        last = send(reason)
        await last
        onClose()
      }
      return <GoldenReason broken={brokenOf(broken)} onSend={onSend} onClose={onClose} />
    })
  })

interface GoldenReasonProps {
  broken: readonly BrokenGolden[]
  onSend: (reason: string) => Promise<void>
  onClose: () => void
}

/** Which golden trips lose their verdict, and why it is published anyway. */
function GoldenReason({ broken, onSend, onClose }: GoldenReasonProps) {
  const text = useText('admin/policy/golden')
  const id = useId()
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const [sending, setSending] = useState<'busy' | Error>()
  const missing = reason.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (missing) return
    setSending('busy')
    void onSend(reason.trim()).catch((error: unknown) => setSending(error instanceof Error ? error : new Error(String(error))))
  }
  const actions = (
    <>
      <Button onClick={onClose}>{text.cancel}</Button>
      <Button kind="brand" type="submit" form={id} busy={sending === 'busy'}>
        {text.brokenGoOn}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title={text.brokenTitle} actions={actions}>
      <Form id={id} className={styles['form']} onSubmit={submit}>
        <ul className={styles['broken']}>
          {broken.map(({ goldenId, name, verdict, found }) => (
            <li key={goldenId}>{text.brokenLine({ name, verdict: text.verdicts[verdict], found: text.verdicts[found] })}</li>
          ))}
        </ul>
        <Field required label={text.brokenReason} error={tried && missing ? text.brokenMissing : undefined}>
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              maxLength={longest}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
        {sending instanceof Error && <FormRefusal>{sending.message}</FormRefusal>}
      </Form>
    </Dialog>
  )
}
