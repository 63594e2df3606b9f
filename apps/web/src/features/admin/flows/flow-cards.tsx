import type { WrittenFlow } from '@sojourn/contract/booking/approval/approval-flow.shapes'
import { useLayoutEffect, useRef } from 'react'
import { announce } from '../../../kit/browser/announce'
import { Menu } from '../../../kit/overlays/menu'
import { ask } from '../../../kit/overlays/modal-queue'
import { useText } from '../../../kit/text/text'
import { movedBy } from '../grades/grade-order'
import { copiedFlow, decidedInstead, inOrder, withoutFlow } from './flow-list'
import { FlowChart } from './flow-chart'
import { FaultList } from './flow-faults'
import styles from './flows.module.css'
import type { FlowFaults } from './use-flow-faults'
import type { FlowsState } from './use-flows-edit'

interface FlowCardsProps {
  state: FlowsState
  faults: FlowFaults
  mayChange: boolean
  onEdit: (flowId: string) => void
}

/** The flows in the order in which they are tried. */
export function FlowCards({ state, faults, mayChange, onEdit }: FlowCardsProps) {
  const text = useText('admin/approval/flows')
  const { flows, nameOf, language } = state
  const { list, follow } = useMovedFocus(flows.map(({ flowId }) => flowId).join(' '))
  return (
    <ol ref={list} className={styles['cards']} aria-label={text.listLabel}>
      {flows.map((flow, index) => (
        <li key={flow.flowId} className={styles['card']}>
          <div className={styles['head']}>
            <span className={styles['place']} aria-hidden>
              {index + 1}
            </span>
            <h2>{nameOf(flow)}</h2>
            {mayChange && <FlowMenu flow={flow} state={state} onEdit={onEdit} onMoved={follow} />}
          </div>
          <FlowChart flow={flow} name={nameOf(flow)} first={index === 0} language={language} />
          <FaultList faults={faults.of(flow.flowId)} />
        </li>
      ))}
    </ol>
  )
}

/** A card that goes to another place loses the focus of its menu: there it gets it back. */
function useMovedFocus(order: string) {
  const list = useRef<HTMLOListElement>(null)
  const moved = useRef('')
  useLayoutEffect(() => {
    if (moved.current === '') return
    const menu = list.current?.querySelector<HTMLElement>(`[data-menu-of="${CSS.escape(moved.current)}"] button`)
    moved.current = ''
    if (document.activeElement === document.body) menu?.focus()
  }, [order])
  return {
    list,
    follow: (flowId: string) => {
      moved.current = flowId
    },
  }
}

interface FlowMenuProps {
  flow: WrittenFlow
  state: FlowsState
  onEdit: (flowId: string) => void
  onMoved: (flowId: string) => void
}

function FlowMenu({ flow, state, onEdit, onMoved }: FlowMenuProps) {
  const text = useText('admin/approval/flows')
  const { flows, set, nameOf } = state
  const { flowId } = flow
  const name = nameOf(flow)
  const ids = flows.map((each) => each.flowId)
  const move = (by: -1 | 1, reason: string) => {
    const order = movedBy(ids, flowId, by)
    return {
      disabledReason: order ? undefined : reason,
      onSelect: () => {
        if (!order) return
        onMoved(flowId)
        set(inOrder(flows, order))
        announce(text.moved({ name, place: order.indexOf(flowId) + 1, count: order.length }))
      },
    }
  }
  const copy = () => {
    const copied = copiedFlow(flow, newFlowId(), (each) => text.copyOf({ name: each }))
    set(flows.toSpliced(ids.indexOf(flowId) + 1, 0, copied))
    onEdit(copied.flowId)
  }
  const remove = async () => {
    const instead = decidedInstead(flows, flowId)
    const next = instead.flows.map(nameOf)
    const message = instead.some && next.length > 0 ? text.removePartly({ next }) : text.removeText({ next })
    const sure = await ask({ title: text.removeTitle({ name }), message, confirm: text.remove, cancel: true })
    if (!sure) return
    set(withoutFlow(flows, flowId))
    announce(text.removed)
  }
  return (
    <span data-menu-of={flowId} className={styles['menu']}>
      <Menu
        label=""
        name={text.actionsOf({ name })}
        icon="more"
        align="end"
        items={[
          { key: 'edit', icon: 'edit', label: text.edit, onSelect: () => onEdit(flowId) },
          { key: 'copy', icon: 'copy', label: text.copy, onSelect: copy },
          { key: 'up', icon: 'chevronUp', label: text.moveUp, ...move(-1, text.isFirst) },
          { key: 'down', icon: 'chevronDown', label: text.moveDown, ...move(1, text.isLast) },
          { key: 'remove', icon: 'closeCircle', label: text.remove, onSelect: () => void remove() },
        ]}
      />
    </span>
  )
}

/** Of a flow that nobody else can be writing under the same number. */
export const newFlowId = (): string => `f-${crypto.randomUUID().slice(0, 13)}`
