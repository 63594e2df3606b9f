import type { CompanyField } from '@sojourn/contract/admin/company/custom-field.calls'
import { Words } from '../../../kit/layout/words'
import { RecordLine, Records } from '../../../kit/lists/records'
import type { Column } from '../../../kit/lists/table'
import { Badge } from '../../../kit/marks/badge'
import { Menu } from '../../../kit/overlays/menu'
import { useText } from '../../../kit/text/text'
import { movedBy } from '../grades/grade-order'
import { useMovedFocus } from '../grades/use-moved-focus'
import { useFieldSteps } from './use-field-steps'

/** What is open over the table. */
export type Open = { show: 'add' } | { show: 'order' } | { show: 'edit' | 'history'; field: CompanyField }

interface FieldTableProps {
  fields: readonly CompanyField[]
  orderVersion: number
  mayChange: boolean
  onOpen: (open: Open) => void
}

/** The fields in the order in which they are asked; those that have ended last. */
export function FieldTable({ fields, onOpen, ...may }: FieldTableProps) {
  const text = useText('admin/custom-field/words')
  const { columns: heads } = text
  const ids = fields.filter(({ endedOn }) => endedOn === undefined).map(({ key }) => key)
  const { table, follow } = useMovedFocus(ids.join(' '))
  const formsOf = ({ forms }: CompanyField): string => forms.map((form) => text.formNames[form]).join(' · ')
  const menu = (field: CompanyField) => <FieldMenu field={field} ids={ids} onOpen={onOpen} onMoved={follow} {...may} />
  const columns: Column<CompanyField>[] = [
    { key: 'name', head: heads.name, cell: ({ name }) => <strong>{name}</strong> },
    { key: 'kind', head: heads.kind, width: 140, cell: ({ kind }) => text.kinds[kind] },
    { key: 'forms', head: heads.forms, width: 180, cell: formsOf },
    {
      key: 'state',
      head: heads.state,
      width: 120,
      cell: (field) => <FieldState field={field} />,
    },
    {
      key: 'actions',
      head: <span className="visually-hidden">{heads.actions}</span>,
      width: 56,
      align: 'end',
      cell: menu,
    },
  ]
  return (
    <div ref={table}>
      <Records
        caption={text.table}
        columns={columns}
        rows={fields}
        rowKey={({ key }) => key}
        card={(field) => (
          <RecordLine>
            <Words meta={[text.kinds[field.kind], formsOf(field)].filter(Boolean).join(' · ')}>
              <strong>{field.name}</strong> <FieldState field={field} />
            </Words>
            {menu(field)}
          </RecordLine>
        )}
      />
    </div>
  )
}

function FieldState({ field: { endedOn, required } }: { field: CompanyField }) {
  const text = useText('admin/custom-field/words')
  return <Badge>{endedOn ? text.endedState : required ? text.required : text.optional}</Badge>
}

interface FieldMenuProps extends Pick<FieldTableProps, 'orderVersion' | 'mayChange' | 'onOpen'> {
  field: CompanyField
  /** Of those that are asked, in their order. */
  ids: readonly string[]
  onMoved: (key: string) => void
}

function FieldMenu({ field, ids, orderVersion, mayChange, onOpen, onMoved }: FieldMenuProps) {
  const text = useText('admin/custom-field/words')
  const { end, move } = useFieldSteps({ ids, orderVersion })
  const moves = (by: -1 | 1, reason: string) => ({
    onSelect: () => {
      onMoved(field.key)
      move(field, by)
    },
    disabledReason: movedBy(ids, field.key, by) ? undefined : reason,
  })
  const changes = [
    { key: 'edit', icon: 'edit', label: text.edit, onSelect: () => onOpen({ show: 'edit', field }) },
    { key: 'up', icon: 'chevronUp', label: text.moveUp, ...moves(-1, text.isFirst) },
    { key: 'down', icon: 'chevronDown', label: text.moveDown, ...moves(1, text.isLast) },
    { key: 'end', icon: 'closeCircle', label: text.end, onSelect: () => end(field) },
  ] as const
  return (
    <span data-menu-of={field.key}>
      <Menu
        label=""
        name={text.actionsOf(field)}
        icon="more"
        align="end"
        items={[
          ...(mayChange && field.endedOn === undefined ? changes : []),
          { key: 'history', icon: 'clock', label: text.history, onSelect: () => onOpen({ show: 'history', field }) },
        ]}
      />
    </span>
  )
}
