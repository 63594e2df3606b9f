import type { AppliedMaterial, VisaOrderDetail } from '@sojourn/contract/products/visa/order.calls'
import { uploadLimit, uploadTypes } from '@sojourn/contract/booking/upload'
import { useRef } from 'react'
import {
  getVisaOrderDetail,
  readVisaMaterial,
  reuseVisaMaterial,
  uploadVisaMaterial,
} from '../../../../api/calls/products/visa/order'
import { invoke } from '../../../../api/client'
import { useWrite } from '../../../../api/queries'
import { Button } from '../../../../kit/actions/button'
import { FormRefusal } from '../../../../kit/forms/field'
import { Badge, type Tone } from '../../../../kit/marks/badge'
import { toast } from '../../../../kit/overlays/toast'
import { formatInstant } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { contentOf } from '../../../../kit/browser/file-content'
import { keepFile } from '../../../../kit/browser/keep-file'
import { TemplateButton } from '../template-button'
import styles from '../visa.module.css'

interface PaperProps {
  orderNo: string
  applicant: VisaOrderDetail['applicants'][number]
  paper: AppliedMaterial
  keepForLater: boolean
}

const tones: Record<AppliedMaterial['state'], Tone> = { missing: 'neutral', uploaded: 'brand', accepted: 'good', refused: 'bad' }

/** One paper of a checklist: what it is, where it stands, and what can be done with it. */
export function Paper(props: PaperProps) {
  const { paper, applicant } = props
  const text = useText('products/visa/order')
  const brings = applicant.mayBring && applicant.stage === 'preparing' && paper.state !== 'accepted'
  return (
    <li className={styles['paper']}>
      <div>
        <p className={styles['line']}>
          <strong>{paper.name}</strong>
          <span className={styles['soft']}>
            {paper.required ? text.required : text.optional} · {paper.form}
          </span>
          <Badge tone={tones[paper.state]}>{text.states[paper.state]}</Badge>
        </p>
        <p className={styles['soft']}>{paper.description}</p>
        {paper.upload && (
          <p className={styles['soft']}>
            {paper.upload.fileName} · {formatInstant(paper.upload.uploadedAt)}
          </p>
        )}
        {paper.remark && <p className={styles['remark']}>{paper.remark}</p>}
      </div>
      <div className={styles['actions']}>
        {paper.upload && <View {...props} uploadId={paper.upload.uploadId} />}
        {brings && paper.earlier && <Reuse {...props} earlier={paper.earlier} />}
        {brings && <TemplateButton material={paper.material} name={paper.name} />}
        {brings && <Upload {...props} />}
      </div>
    </li>
  )
}

function View({ orderNo, applicant, paper, uploadId }: PaperProps & { uploadId: string }) {
  const text = useText('products/visa/order')
  const open = () =>
    void invoke(readVisaMaterial, { orderNo, uploadId }).then(keepFile, (error: Error) => toast(error.message, 'bad'))
  return (
    <Button size="compact" aria-label={text.viewOf({ material: paper.name, name: applicant.name })} onClick={open}>
      {text.view}
    </Button>
  )
}

function Reuse({
  orderNo,
  applicant: { traveller },
  paper,
  earlier,
}: PaperProps & { earlier: NonNullable<AppliedMaterial['earlier']> }) {
  const text = useText('products/visa/order')
  const reuse = useWrite(reuseVisaMaterial, [getVisaOrderDetail])
  const press = () =>
    reuse.mutate(
      { orderNo, traveller, material: paper.material, uploadId: earlier.uploadId },
      { onSuccess: () => toast(text.uploaded, 'good'), onError: (error) => toast(error.message, 'bad') },
    )
  return (
    <Button size="compact" busy={reuse.isPending} onClick={press}>
      {text.reuse({ day: formatInstant(earlier.uploadedAt) })}
    </Button>
  )
}

function Upload({ orderNo, applicant, paper, keepForLater }: PaperProps) {
  const text = useText('products/visa/order')
  const input = useRef<HTMLInputElement>(null)
  const upload = useWrite(uploadVisaMaterial, [getVisaOrderDetail])
  const bring = async (file: File) => {
    if (file.size > uploadLimit) return toast(text.tooLarge, 'bad')
    const content = await contentOf(file)
    if (content === undefined) return toast(text.readFailed, 'bad')
    const { traveller } = applicant
    const sent = { orderNo, traveller, material: paper.material, fileName: file.name, content, keepForLater }
    upload.mutate(sent, { onSuccess: () => toast(text.uploaded, 'good') })
  }
  return (
    <span>
      <Button
        size="compact"
        kind={paper.state === 'refused' ? 'brand' : 'plain'}
        busy={upload.isPending}
        aria-label={text.uploadOf({ material: paper.name, name: applicant.name })}
        onClick={() => input.current?.click()}
      >
        {paper.state === 'missing' ? text.upload : text.uploadAgain}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept={uploadTypes.join(',')}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file) void bring(file)
        }}
      />
      {upload.error && <FormRefusal>{upload.error.message}</FormRefusal>}
    </span>
  )
}
