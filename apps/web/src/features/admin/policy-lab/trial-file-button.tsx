import type { LabRun, TrialResult } from '@sojourn/contract/products/policy-lab.shapes'
import { useState } from 'react'
import { Button } from '../../../kit/actions/button'
import { saveFile } from '../../../kit/browser/save-file'
import { toast } from '../../../kit/overlays/toast'
import { writeSheets } from '../../../kit/sheets/write-sheet'
import { useText } from '../../../kit/text/text'
import { useRunWords } from './lab-runs'
import { trialSheets } from './trial-file'

/** What the trial found, as a workbook. */
export function TrialFileButton({ run, trial }: { run: LabRun; trial: TrialResult }) {
  const lab = useText('admin/policy/lab')
  const { verdicts } = useText('admin/policy/golden')
  const { exportResult } = lab
  const { somethingWrong } = useText('kit/widgets')
  const { title, meta } = useRunWords()(run)
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    const about = [title, meta, run.department ?? lab.whole, run.everybody ? lab.forEverybody : lab.forHolders]
    try {
      saveFile(`${lab.title}.xlsx`, await writeSheets(trialSheets(trial, { lab, verdicts, about })))
    } catch {
      toast(somethingWrong, 'bad')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button icon="download" busy={busy} onClick={() => void save()}>
      {exportResult}
    </Button>
  )
}
