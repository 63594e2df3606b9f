import { varianceKinds, type VarianceKind } from '@sojourn/contract/finance/bill-words'
import { useState, type FormEvent } from 'react'
import { getBill, getVariances, raiseVariance, searchBillLines } from '../../../../api/calls/finance/bill'
import { useWrite } from '../../../../api/queries'
import { contentOf } from '../../../../kit/browser/file-content'
import { Button } from '../../../../kit/actions/button'
import { Field, FormRefusal } from '../../../../kit/forms/field'
import { Form } from '../../../../kit/forms/form'
import { Select, TextArea } from '../../../../kit/forms/input'
import { toast } from '../../../../kit/overlays/toast'
import { useText } from '../../../../kit/text/text'
import { ProofFile } from '../proof-file'
import { AmountField } from './form-parts'
import { signedFenOf } from './signed-amount'
import styles from '../bill.module.css'

type Faults = Partial<Record<'claimed' | 'proof', string | undefined>>

interface VarianceFormProps {
  billNo: string
  lineId: string
  onDone: () => void
}

function useVariance({ billNo, lineId, onDone }: VarianceFormProps) {
  const text = useText('finance/bill/page')
  const [kind, setKind] = useState<VarianceKind>('amount')
  const [claimed, setClaimed] = useState('')
  const [proof, setProof] = useState('')
  const [file, setFile] = useState<File>()
  const [faults, setFaults] = useState<Faults>({})
  const write = useWrite(raiseVariance, [getBill, getVariances, searchBillLines])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const fen = signedFenOf(claimed)
    const found: Faults = {
      claimed: fen === undefined ? text.amountWrong : undefined,
      proof: proof.trim() === '' ? text.proofMissing : undefined,
    }
    setFaults(found)
    if (fen === undefined || found.proof) return
    const onSuccess = () => {
      toast(text.raised, 'good')
      onDone()
    }
    const content = file && (await contentOf(file))
    if (file && content === undefined) return toast(text.proofFileWrong, 'bad')
    write.mutate({ billNo, lineId, kind, claimed: fen, proof: proof.trim(), ...(content && { file: content }) }, { onSuccess })
  }
  return { kind, setKind, claimed, setClaimed, proof, setProof, file, setFile, faults, submit, write }
}

/** Says that a line is wrong, and what proves it. */
export function VarianceForm(props: VarianceFormProps) {
  const text = useText('finance/bill/page')
  const { kind, setKind, claimed, setClaimed, proof, setProof, file, setFile, faults, submit, write } = useVariance(props)
  return (
    <Form className={styles['form']} onSubmit={(event) => void submit(event)}>
      <Field label={text.varianceKind}>
        {(control) => (
          <Select
            {...control}
            value={kind}
            onChange={({ target }) => setKind(varianceKinds.find((one) => one === target.value) ?? kind)}
          >
            {varianceKinds.map((one) => (
              <option key={one} value={one}>
                {text.varianceKinds[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <AmountField
        label={text.claimed}
        required
        error={faults.claimed}
        hint={text.claimedHint}
        value={claimed}
        onChange={setClaimed}
      />
      <Field label={text.proof} required error={faults.proof}>
        {(control) => (
          <TextArea {...control} rows={3} maxLength={500} value={proof} onChange={({ target }) => setProof(target.value)} />
        )}
      </Field>
      <ProofFile file={file} onChange={setFile} />
      {write.error && <FormRefusal>{write.error.message}</FormRefusal>}
      <div className={styles['actions']}>
        <Button type="submit" kind="brand" busy={write.isPending}>
          {text.submit}
        </Button>
      </div>
    </Form>
  )
}
