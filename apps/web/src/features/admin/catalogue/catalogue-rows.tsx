import { useState, type ReactNode } from 'react'
import type { ListLook } from '../../../kit/lists/list-look'
import { RecordLine, Records } from '../../../kit/lists/records'
import type { Selection } from '../../../kit/lists/selection'
import type { Column } from '../../../kit/lists/table'
import { useText } from '../../../kit/text/text'
import type { CatalogueProps } from './catalogue-props'
import styles from './catalogue.module.css'
import { TogetherBar } from './together'

interface CatalogueRowsProps<Row> extends CatalogueProps<Row> {
  rows: readonly Row[]
  look: ListLook
  menu: (row: Row) => ReactNode
}

/** The records of a list; several may be chosen, to end them or take them up again together. */
export function CatalogueRows<Row>(props: CatalogueRowsProps<Row>) {
  const { rows, look, menu, text, columns, card, search, keyOf, nameOf, isOver, mayChange, together } = props
  const common = useText('admin/company/catalogue')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const resumed = search.ended
  const selection: Selection<Row> = {
    keyOf,
    chosen,
    onChoose: setChosen,
    offers: (row) => isOver(row) === resumed,
    nameOf: (row) => common.choose({ name: nameOf(row) }),
    allName: common.chooseAll,
  }
  return (
    <>
      <Records
        caption={text.table}
        columns={[...columns, actionsColumn(common.actions, menu)]}
        rows={rows}
        rowKey={keyOf}
        look={look}
        selection={together && mayChange ? selection : undefined}
        card={(row, box) => (
          <RecordLine>
            <div className={styles['boxed']}>
              {box}
              {card(row)}
            </div>
            {menu(row)}
          </RecordLine>
        )}
      />
      {together && (
        <TogetherBar
          together={together}
          resumed={resumed}
          rows={rows.filter((row) => chosen.includes(keyOf(row)))}
          onClear={() => setChosen([])}
        />
      )}
    </>
  )
}

const actionsColumn = <Row,>(name: string, menu: (row: Row) => ReactNode): Column<Row> => ({
  key: 'actions',
  head: <span className="visually-hidden">{name}</span>,
  width: 56,
  align: 'end',
  cell: menu,
})
