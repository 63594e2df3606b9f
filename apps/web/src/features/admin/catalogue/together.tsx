import type { SwitchTogether } from '@sojourn/contract/admin/company/together.shapes'
import { Button } from '../../../kit/actions/button'
import { SelectionBar } from '../../../kit/lists/selection-bar'
import { ask } from '../../../kit/overlays/modal-queue'
import { told } from '../../../kit/overlays/told'
import { useText } from '../../../kit/text/text'
import { readConsoleAgain } from '../console-reads'

/** How several records are ended or taken up again; the usual words where none are given. */
export interface Together<Row> {
  send: (request: SwitchTogether) => Promise<unknown>
  recordOf: (row: Row) => SwitchTogether['records'][number]
  words?: { end: string; resume: string; endText: string; resumeText: string }
}

/** As many as one call takes. */
const most = 100

/** Asks once, and ends these or takes them up again. */
export function useTogether<Row>(together: Together<Row> | undefined, resumed: boolean) {
  const words = together?.words
  const text = useText('admin/company/catalogue')
  const act = resumed ? (words?.resume ?? text.resume) : (words?.end ?? text.end)
  const message = resumed ? (words?.resumeText ?? text.resumeTogether) : (words?.endText ?? text.endTogether)
  const run = async (rows: readonly Row[]): Promise<boolean> => {
    const title = text.togetherTitle({ act, count: rows.length })
    if (!together || !(await ask({ title, message, confirm: act, cancel: true }))) return false
    const done = await told(
      together.send({ records: rows.map(together.recordOf), resumed }),
      text.togetherDone({ count: rows.length }),
    )
    await readConsoleAgain()
    return done
  }
  return { act, run }
}

interface TogetherBarProps<Row> {
  together: Together<Row>
  resumed: boolean
  rows: readonly Row[]
  onClear: () => void
}

/** Appears with the first chosen record. */
export function TogetherBar<Row>({ together, resumed, rows, onClear }: TogetherBarProps<Row>) {
  const text = useText('admin/company/catalogue')
  const { act, run } = useTogether(together, resumed)
  return (
    <SelectionBar count={rows.length} words={{ chosen: text.chosenRows, clearChoice: text.clearChoice }} onClear={onClear}>
      <Button
        kind="brand"
        icon={resumed ? 'refresh' : 'closeCircle'}
        disabledReason={rows.length > most ? text.tooMany({ count: most }) : undefined}
        onClick={() => void run(rows).then((done) => done && onClear())}
      >
        {act}
      </Button>
    </SelectionBar>
  )
}
