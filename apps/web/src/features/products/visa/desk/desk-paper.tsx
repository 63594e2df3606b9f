import type { VisaCase } from '@sojourn/contract/products/visa/desk.calls'
import type { AppliedMaterial } from '@sojourn/contract/products/visa/order.calls'
import { useState } from 'react'
import { getVisaCases, readVisaCaseMaterial, reviewVisaMaterial } from '../../../../api/calls/products/visa/desk'
import { invoke } from '../../../../api/client'
import { useWrite } from '../../../../api/queries'
import { Button } from '../../../../kit/actions/button'
import { Field, FormRefusal } from '../../../../kit/forms/field'
import { Form } from '../../../../kit/forms/form'
import { TextArea } from '../../../../kit/forms/input'
import { Badge } from '../../../../kit/marks/badge'
import { toast } from '../../../../kit/overlays/toast'
import { useText } from '../../../../kit/text/text'
import { keepFile } from '../../../../kit/browser/keep-file'
import styles from '../visa.module.css'

interface DeskPaperProps {
  enterpriseId: number
  orderNo: string
  applicant: VisaCase['applicants'][number]
  paper: AppliedMaterial
}

/** A paper as the desk reviews it: taken, or sent back with what is wanting. */
export function DeskPaper(props: DeskPaperProps) {
  const { paper } = props
  const orderText = useText('products/visa/order')
  const { upload, state } = paper
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
      </div>
      {upload && <View {...props} uploadId={upload.uploadId} />}
      {upload && state === 'uploaded' && <Review {...props} uploadId={upload.uploadId} />}
    </li>
  )
}

interface OfUpload extends DeskPaperProps {
  uploadId: string
}

function View({ enterpriseId, orderNo, applicant: { name }, paper, uploadId }: OfUpload) {
  const text = useText('products/visa/order')
  const open = () =>
    void invoke(readVisaCaseMaterial, { enterpriseId, orderNo, uploadId }).then(keepFile, (error: Error) =>
      toast(error.message, 'bad'),
    )
  return (
    <Button size="compact" aria-label={text.viewOf({ material: paper.name, name })} onClick={open}>
      {text.view}
    </Button>
  )
}

/** Taking it, or what is wanting. */
function Review({ enterpriseId, orderNo, applicant: { traveller, name }, paper, uploadId }: OfUpload) {
  const text = useText('products/visa/desk')
  const [refusing, setRefusing] = useState(false)
  const review = useWrite(reviewVisaMaterial, [getVisaCases])
  const said = { material: paper.name, name }
  const decide = (accepted: boolean, remark: string) =>
    review.mutate(
      { enterpriseId, orderNo, traveller, material: paper.material, uploadId, accepted, remark },
      { onSuccess: () => toast(accepted ? text.accepted : text.refused, 'good') },
    )
  return (
    <div className={styles['review']}>
      <div className={styles['actions']}>
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
      </div>
      {refusing && <RefuseForm busy={review.isPending} onSend={(remark) => decide(false, remark)} />}
      {review.error && <FormRefusal>{review.error.message}</FormRefusal>}
    </div>
  )
}

function RefuseForm({ busy, onSend }: { busy: boolean; onSend: (remark: string) => void }) {
  const text = useText('products/visa/desk')
  const [remark, setRemark] = useState('')
  const [tried, setTried] = useState(false)
  const missing = remark.trim() === ''
  return (
    <Form
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
    </Form>
  )
}
