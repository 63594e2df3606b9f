import { useState } from 'react'
import { Button } from '../../../../kit/actions/button'
import { Drawer } from '../../../../kit/overlays/dialog'
import { Popover } from '../../../../kit/overlays/popover'
import { useText } from '../../../../kit/text/text'
import { quickSwitches, useFilterGroups, type GroupProps } from './filter-groups'
import styles from './filter-bar.module.css'
import { activeFilters, hotelFilters } from './list-filters'

export interface FilterBarProps extends GroupProps {
  policyApplies: boolean
  /** How many hotels fit now. */
  total: number | undefined
}

/** Conditions in one line above list and map; on a narrow screen in a sheet. */
export function FilterBar(props: FilterBarProps) {
  const { filters, onChange, near, onNear } = props
  const text = useText('products/hotel/list')
  const listText = useText('booking/list')
  const groups = useFilterGroups(props)
  const reset = () => {
    onChange(hotelFilters.none)
    if (near) onNear('')
  }
  return (
    <section aria-label={listText.filters} className={styles['bar']}>
      <Switches {...props} />
      <span className={styles['groups']}>
        {groups.map(({ key, active, body }) => (
          <Popover
            key={key}
            kind={active > 0 ? 'brand' : 'plain'}
            label={active > 0 ? `${text.groups[key]} (${active})` : text.groups[key]}
            title={text.groups[key]}
          >
            <div className={styles['panel']}>{body}</div>
          </Popover>
        ))}
      </span>
      <FilterSheet {...props} onReset={reset} />
      {(activeFilters(filters).length > 0 || near) && (
        <Button kind="quiet" size="compact" onClick={reset}>
          {listText.reset}
        </Button>
      )}
    </section>
  )
}

function Switches({ filters, onChange, policyApplies }: FilterBarProps) {
  const text = useText('products/hotel/list')
  return (
    <span className={styles['switches']}>
      {quickSwitches
        .filter((name) => name !== 'withinStandard' || policyApplies)
        .map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={filters[name]}
            className={styles['switch']}
            onClick={() => onChange({ ...filters, [name]: !filters[name] })}
          >
            {text.switches[name]}
          </button>
        ))}
    </span>
  )
}

function FilterSheet({ onReset, total, ...props }: FilterBarProps & { onReset: () => void }) {
  const text = useText('products/hotel/list')
  const listText = useText('booking/list')
  const [open, setOpen] = useState(false)
  const groups = useFilterGroups(props)
  const active = groups.reduce((sum, group) => sum + group.active, 0)
  return (
    <span className={styles['sheet']}>
      <Button icon="filter" size="compact" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {active > 0 ? listText.filtersActive({ count: active }) : listText.filters}
      </Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        title={listText.filters}
        actions={
          <>
            <Button onClick={onReset}>{listText.reset}</Button>
            <Button kind="brand" onClick={() => setOpen(false)}>
              {total === undefined ? text.apply : text.showHotels({ count: total })}
            </Button>
          </>
        }
      >
        <div className={styles['parts']}>
          {groups.map(({ key, body }) => (
            <section key={key} aria-label={text.groups[key]}>
              <h3 className={styles['heading']}>{text.groups[key]}</h3>
              {body}
            </section>
          ))}
        </div>
      </Drawer>
    </span>
  )
}
