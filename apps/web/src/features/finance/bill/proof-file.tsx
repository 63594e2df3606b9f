import { proofFileAtMost, type ProofEnding } from '@sojourn/contract/finance/bill-words'
import { useRef, useState } from 'react'
import { download } from '../../../api/download'
import { ApiProblem } from '../../../api/problem'
import { Button } from '../../../kit/actions/button'
import { FieldError } from '../../../kit/forms/field'
import { toast } from '../../../kit/overlays/toast'
import { useText } from '../../../kit/text/text'
import styles from './bill.module.css'

const accepted = ['application/pdf', 'image/png', 'image/jpeg']

/** A document or a picture that goes with a variance; what cannot be one is told at once. */
export function ProofFile({ file, onChange }: { file: File | undefined; onChange: (file: File | undefined) => void }) {
  const text = useText('finance/bill/page')
  const input = useRef<HTMLInputElement>(null)
  const [wrong, setWrong] = useState(false)
  const choose = (chosen: File | undefined) => {
    const fits = !chosen || (accepted.includes(chosen.type) && chosen.size <= proofFileAtMost)
    setWrong(!fits)
    onChange(fits ? chosen : undefined)
  }
  return (
    <div role="group" aria-label={text.proofFile} className={styles['stack']}>
      <span>{text.proofFile}</span>
      <span className={styles['row']}>
        <Button size="compact" onClick={() => input.current?.click()}>
          {file ? text.otherFile : text.chooseFile}
        </Button>
        <span className={styles['small']}>{file ? file.name : text.proofFileHint}</span>
      </span>
      <input
        ref={input}
        type="file"
        hidden
        accept={accepted.join(',')}
        aria-label={text.chooseFile}
        onChange={({ target }) => {
          choose(target.files?.[0])
          // The same file, mended, may be chosen again.
          target.value = ''
        }}
      />
      {wrong && <FieldError>{text.proofFileWrong}</FieldError>}
    </div>
  )
}

interface ProofProps {
  varianceId: string
  ending: ProofEnding
  /** The company where the agency reads it. */
  served: number | undefined
}

/** Takes the file that came with a variance. */
export function ProofDownload({ varianceId, ending, served }: ProofProps) {
  const text = useText('finance/bill/page')
  const [busy, setBusy] = useState(false)
  const take = async () => {
    setBusy(true)
    try {
      const name = `${varianceId}.${ending}`
      if (served === undefined) await download('api/Finance/DownloadProof', { varianceId }, name)
      else await download('api/Finance/DownloadServedProof', { enterpriseId: String(served), varianceId }, name)
    } catch (error) {
      toast(error instanceof ApiProblem ? error.message : text.downloadFailed, 'bad')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button size="compact" icon="download" busy={busy} onClick={() => void take()}>
      {text.openProof}
    </Button>
  )
}
