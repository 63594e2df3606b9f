import type { CompanyField } from '@sojourn/contract/admin/company/custom-field.calls'
import { endCustomField, orderCustomFields } from '../../../api/calls/admin/company/custom-field'
import { useWrite } from '../../../api/queries'
import { announce } from '../../../kit/browser/announce'
import { ask } from '../../../kit/overlays/modal-queue'
import { useText } from '../../../kit/text/text'
import { readConsoleAgain } from '../console-reads'
import { movedBy } from '../grades/grade-order'
import { tellFailure, told } from '../../../kit/overlays/told'

/** What is done with a field at once. What somebody else changed first is read again, too. */
export function useFieldSteps({ ids, orderVersion: version }: { ids: readonly string[]; orderVersion: number }) {
  const text = useText('admin/custom-field/words')
  const ending = useWrite(endCustomField)
  const ordering = useWrite(orderCustomFields)
  const end = async (field: CompanyField) => {
    const { key, version } = field
    if (!(await ask({ title: text.endTitle(field), message: text.endText, confirm: text.end, cancel: true }))) return
    await told(ending.mutateAsync({ key, version }), text.ended)
    await readConsoleAgain()
  }
  const move = async ({ key, name }: CompanyField, by: -1 | 1) => {
    const keys = movedBy(ids, key, by)
    if (!keys) return
    const sentence = text.moved({ name, place: keys.indexOf(key) + 1, count: keys.length })
    await ordering.mutateAsync({ version, keys }).then(() => announce(sentence), tellFailure)
    await readConsoleAgain()
  }
  return {
    end: (field: CompanyField) => void end(field),
    move: (field: CompanyField, by: -1 | 1) => void move(field, by),
  }
}
