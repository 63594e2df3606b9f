import type { CostCentre } from '@sojourn/contract/admin/company/cost-centre.calls'
import { companyFaultSentence } from '@sojourn/domain/admin/company/company-faults'
import { isCode } from '@sojourn/domain/admin/company/cost-objects'
import { saveCostCentre } from '../../../api/calls/admin/company/cost-centre'
import { useWrite } from '../../../api/queries'
import { Dialog } from '../../../kit/overlays/dialog'
import { Help } from '../../../kit/help/help'
import { language } from '../../../kit/text/language'
import { useText } from '../../../kit/text/text'
import { DepartmentsField, useDepartmentNames } from '../catalogue/departments-field'
import { OwnerField } from '../catalogue/owner-field'
import { LineField } from '../fields/line-field'
import { SavedBy } from '../history/record-history'
import { NamedForm } from '../named/named-form'
import { useNamedForm } from '../named/use-named-form'
import { costCentreFields, newCostCentre, savedCostCentre, sentCostCentre, type CostCentreForm } from './cost-centre-form'

interface CostCentreDialogProps {
  /** As it is read now; absent of a new one. */
  costCentre: CostCentre | undefined
  readAgain: () => Promise<CostCentre | undefined>
  onClose: () => void
}

/** A new cost centre, or what is said of one that is there. */
export function CostCentreDialog(props: CostCentreDialogProps) {
  const { costCentre, onClose } = props
  const text = useText('admin/cost-objects/cost-centres')
  return (
    <Dialog open width="info" onClose={onClose} title={costCentre ? text.editTitle(costCentre) : text.addTitle}>
      <CostCentreEdit {...props} />
    </Dialog>
  )
}

function CostCentreEdit(props: CostCentreDialogProps) {
  const { costCentre, onClose } = props
  const text = useText('admin/cost-objects/cost-centres')
  const state = useCostCentreForm(props)
  const { edit, change, errorOf } = state
  return (
    <NamedForm
      state={state}
      by={costCentre && <SavedBy kind="costCentre" id={costCentre.costCentreId} version={costCentre.version} />}
      onClose={onClose}
    >
      <LineField
        required
        label={text.fields.code}
        hint={text.codeHint}
        error={errorOf('code')}
        maxLength={20}
        value={edit.value.code}
        onChange={(code) => change({ code })}
      />
      <OwnerField
        hint={text.ownerHint}
        help={<Help field={text.fields.owner} article="cost-centres" section="add" />}
        error={errorOf('ownerId')}
        value={edit.value.owner}
        onChange={(owner) => change({ owner })}
      />
      <DepartmentsField
        value={edit.value.departmentIds}
        error={errorOf('departmentIds')}
        onChange={(departmentIds) => change({ departmentIds })}
      />
    </NamedForm>
  )
}

function useCostCentreForm({ costCentre, readAgain, onClose }: CostCentreDialogProps) {
  const text = useText('admin/cost-objects/cost-centres')
  const named = useText('admin/named')
  const { sayAll } = useDepartmentNames()
  const write = useWrite(saveCostCentre)
  return useNamedForm<CostCentreForm, 'code' | 'ownerId' | 'departmentIds'>({
    form: 'costCentre',
    of: costCentre?.costCentreId ?? 'new',
    isNew: costCentre === undefined,
    saved: costCentre ? savedCostCentre(costCentre) : newCostCentre,
    fields: costCentreFields({ ...named.fields, ...text.fields }, sayAll),
    faultsOf: ({ code }) => (isCode(code) ? {} : { code: companyFaultSentence('codeWrong', language) }),
    readAgain: async () => {
      const found = await readAgain()
      return found && savedCostCentre(found)
    },
    save: ({ version, value }) =>
      write.mutateAsync({
        ...sentCostCentre(value),
        version,
        ...(costCentre && { costCentreId: costCentre.costCentreId }),
      }),
    refusable: ['code', 'ownerId', 'departmentIds'],
    nameMissing: text.nameMissing,
    done: costCentre ? text.saved : text.added,
    onClose,
  })
}
