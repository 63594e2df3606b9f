import type { VisaCase } from '@sojourn/contract/products/visa/desk.calls'
import type { AppliedMaterial } from '@sojourn/contract/products/visa/order.calls'
import { useState } from 'react'
import { getVisaCases, readVisaCaseMaterial, reviewVisaMaterial } from '../../../../api/calls/products/visa/desk'
import { invoke } from '../../../../api/client'
import { useWrite } from '../../../../api/queries'
import { Button } from '../../../../kit/actions/button'
import { Field, FieldError } from '../../../../kit/forms/field'
import { TextArea } from '../../../../kit/forms/input'
import { Badge } from '../../../../kit/marks/badge'
import { toast } from '../../../../kit/overlays/toast'
import { useText } from '../../../../kit/text/text'
import { keepFile } from '../keep-file'
import styles from '../visa.module.css'

interface DeskPaperProps {
  enterpriseId: number
  orderNo: string
  applicant: VisaCase['applicants'][number]
  paper: AppliedMaterial
}

/** A paper as the desk reviews it: taken, or sent back with what is wanting. */
export function DeskPaper({ enterpriseId, orderNo, applicant: { traveller, name }, paper }: DeskPaperProps) {
  const text = useText('products/visa/desk')
  const orderText = useText('products/visa/order')
  const [refusing, setRefusing] = useState(false)
  const review = useWrite(reviewVisaMaterial, [getVisaCases])
  const { upload, material, state } = paper
  const said = { material: paper.name, name }
  const decide = (accepted: boolean, remark: string) => {
    if (!upload) return
    review.mutate(
      { enterpriseId, orderNo, traveller, material, uploadId: upload.uploadId, accepted, remark },
      {
        onSuccess() {
          setRefusing(false)
          toast(accepted ? text.accepted : text.refused, 'good')
        },
      },
    )
  }
  const open = (uploadId: string) =>
    void invoke(readVisaCaseMaterial, { enterpriseId, orderNo, uploadId }).then(keepFile, (error: Error) =>
      toast(error.message, 'bad'),
    )
  return (
    <li className={styles['paper']}>
      <div>
        <p className={styles['line']}>
          <strong>{paper.name}</strong>
          <span className={styles['soft']}>{paper.required ? orderText.required : orderText.optional}</span>
          <Badge tone={state === 'accepted' ? 'good' : state === 'refused' ? 'bad' : 'neutral'}>{orderText.states[state]}</Badge>
        </p>
        {upload && <p className={styles['soft']}>{upload.fileName}</p>}
        {paper.remark && <p className={styles['remark']}>{paper.remark}</p>}
        {review.error && <FieldError>{review.error.message}</FieldError>}
      </div>
      {upload && (
        <div className={styles['actions']}>
          <Button size="compact" aria-label={orderText.viewOf(said)} onClick={() => open(upload.uploadId)}>
            {orderText.view}
          </Button>
          {state === 'uploaded' && (
            <>
              <Button
                size="compact"
                kind="brand"
                aria-label={text.acceptOf(said)}
                busy={review.isPending}
                onClick={() => decide(true, '')}
              >
                {text.accept}
              </Button>
              <Button
                size="compact"
                kind="danger"
                aria-label={text.refuseOf(said)}
                aria-expanded={refusing}
                onClick={() => setRefusing(!refusing)}
              >
                {text.refuse}
              </Button>
            </>
          )}
        </div>
      )}
      {refusing && state === 'uploaded' && <RefuseForm busy={review.isPending} onSend={(remark) => decide(false, remark)} />}
    </li>
  )
}

function RefuseForm({ busy, onSend }: { busy: boolean; onSend: (remark: string) => void }) {
  const text = useText('products/visa/desk')
  const [remark, setRemark] = useState('')
  const [tried, setTried] = useState(false)
  const missing = remark.trim() === ''
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (!missing) onSend(remark.trim())
      }}
    >
      <Field label={text.why} required error={tried && missing ? text.whyMissing : undefined}>
        {(control) => (
          <TextArea {...control} rows={2} maxLength={200} value={remark} onChange={(event) => setRemark(event.target.value)} />
        )}
      </Field>
      <Button type="submit" kind="danger" busy={busy}>
        {text.send}
      </Button>
    </form>
  )
}
