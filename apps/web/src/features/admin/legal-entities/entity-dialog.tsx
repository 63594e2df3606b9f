import type { LegalEntity } from '@sojourn/contract/admin/company/legal-entity.calls'
import { saveLegalEntity } from '../../../api/calls/admin/company/legal-entity'
import { useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { Checkbox } from '../../../kit/forms/checkbox'
import { FieldError } from '../../../kit/forms/field'
import { Help } from '../../../kit/help/help'
import { Dialog } from '../../../kit/overlays/dialog'
import { useText } from '../../../kit/text/text'
import styles from '../catalogue/catalogue.module.css'
import { DepartmentsField, useDepartmentNames } from '../catalogue/departments-field'
import { LineField } from '../fields/line-field'
import { SavedBy } from '../history/record-history'
import { DialogForm } from '../named/named-form'
import { useDialogForm } from '../named/use-dialog-form'
import { entityFields, faultsOf, newEntity, savedEntity, sentEntity, type EntityField, type EntityForm } from './entity-form'

interface EntityDialogProps {
  /** As it is read now; absent of a new one. */
  entity: LegalEntity | undefined
  readAgain: () => Promise<LegalEntity | undefined>
  onClose: () => void
}

/** A new invoice title, or what is said of one that is there. */
export function EntityDialog(props: EntityDialogProps) {
  const { entity, onClose } = props
  const text = useText('admin/company/legal-entities')
  return (
    <Dialog open width="info" onClose={onClose} title={entity ? text.editTitle(entity) : text.addTitle}>
      <EntityEdit {...props} />
    </Dialog>
  )
}

function EntityEdit(props: EntityDialogProps) {
  const { entity, onClose } = props
  const text = useText('admin/company/legal-entities')
  const state = useEntityForm(props)
  const { edit, change, errorOf } = state
  const { value } = edit
  const line = (
    field: 'name' | 'taxNumber' | 'address' | 'telephone' | 'bank' | 'invoiceLimit' | 'mailTo',
    maxLength: number,
    hint?: string,
  ) => (
    <LineField
      required={field === 'name' || field === 'taxNumber'}
      label={text.fields[field]}
      hint={hint}
      error={errorOf(field)}
      maxLength={maxLength}
      value={value[field]}
      onChange={(words) => change({ [field]: words })}
    />
  )
  return (
    <DialogForm
      state={state}
      by={entity && <SavedBy kind="legalEntity" id={entity.entityId} version={entity.version} />}
      onClose={onClose}
    >
      {line('name', 100, text.nameHint)}
      {line('taxNumber', 30, text.taxNumberHint)}
      {line('address', 120)}
      <div className={styles['pair']}>
        {line('telephone', 30)}
        {line('bank', 100)}
      </div>
      <Account value={value.account} error={errorOf('account')} onChange={(account) => change({ account })} />
      {line('invoiceLimit', 13, text.limitHint)}
      {line('mailTo', 200, text.mailToHint)}
      <Uses entity={entity} state={state} />
      <DepartmentsField
        value={value.departmentIds}
        error={errorOf('departmentIds')}
        onChange={(departmentIds) => change({ departmentIds })}
      />
    </DialogForm>
  )
}

type State = ReturnType<typeof useEntityForm>

/** For which invoices it is, and whether it is the usual one. */
function Uses({ entity, state: { edit, change, errorOf } }: Pick<EntityDialogProps, 'entity'> & { state: State }) {
  const text = useText('admin/company/legal-entities')
  const { value } = edit
  return (
    <>
      <div>
        <Checkbox
          label={text.fields.specialInvoices}
          hint={text.specialHint}
          checked={value.specialInvoices}
          onChange={(on) => change({ specialInvoices: on })}
        />
        {errorOf('specialInvoices') && <FieldError>{errorOf('specialInvoices')}</FieldError>}
      </div>
      <Checkbox
        label={text.fields.isDefault}
        hint={entity?.isDefault ? text.isTheDefault : text.defaultHint}
        disabled={entity?.isDefault === true}
        checked={value.isDefault}
        onChange={(on) => change({ isDefault: on })}
      />
      <Help field={text.fields.isDefault} article="legal-entities" section="default" />
    </>
  )
}

interface AccountProps {
  value: string
  error: string | undefined
  onChange: (account: string) => void
}

/** The account that stands is known masked alone, so that another is typed as a whole. */
function Account({ value, error, onChange }: AccountProps) {
  const text = useText('admin/company/legal-entities')
  if (!value.includes('*'))
    return (
      <LineField
        label={text.fields.account}
        hint={text.accountHint}
        error={error}
        maxLength={40}
        value={value}
        onChange={onChange}
      />
    )
  return (
    <div>
      <span className={styles['legend']}>{text.fields.account}</span>
      <span className={styles['legend']}>
        <strong>{value}</strong>
        <Button kind="quiet" size="compact" onClick={() => onChange('')}>
          {text.accountChange}
        </Button>
      </span>
    </div>
  )
}

function useEntityForm({ entity, readAgain, onClose }: EntityDialogProps) {
  const text = useText('admin/company/legal-entities')
  const { on, off } = useText('admin/company/catalogue')
  const { sayAll } = useDepartmentNames()
  const write = useWrite(saveLegalEntity)
  return useDialogForm<EntityForm, EntityField>({
    form: 'legalEntity',
    of: entity?.entityId ?? 'new',
    isNew: entity === undefined,
    // An account stands in it.
    sensitive: true,
    saved: entity ? savedEntity(entity) : newEntity,
    fields: entityFields({ labels: text.fields, flag: (value) => (value ? on : off), sayAll }),
    faultsOf: (form) => faultsOf(form, text.limitWrong),
    readAgain: async () => {
      const found = await readAgain()
      return found && savedEntity(found)
    },
    save: ({ version, value }) =>
      write.mutateAsync({ ...sentEntity(value), version, ...(entity && { entityId: entity.entityId }) }),
    refusable: [
      'name',
      'taxNumber',
      'telephone',
      'account',
      'specialInvoices',
      'isDefault',
      'invoiceLimit',
      'mailTo',
      'departmentIds',
    ],
    done: entity ? text.saved : text.added,
    onClose,
  })
}
