import type { Department } from '@sojourn/contract/admin/people/department.calls'
import { useState, type DragEvent } from 'react'
import { possibleParents } from './department-form'

/** A department is dragged onto the one below which it shall stand; what is below itself takes nothing. */
export function useDrag(departments: readonly Department[], onMove: (department: Department, target: Department) => void) {
  const [dragged, setDragged] = useState<Department>()
  const [over, setOver] = useState<string>()
  const takes = ({ departmentId }: Department): boolean =>
    dragged !== undefined &&
    dragged.parentId !== departmentId &&
    possibleParents(departments, dragged.departmentId).some((each) => each.departmentId === departmentId)
  const stop = () => {
    setDragged(undefined)
    setOver(undefined)
  }
  const handlersOf = (row: Department) => ({
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move'
      // Some browsers drag nothing that says nothing.
      event.dataTransfer.setData('text/plain', row.name)
      setDragged(row)
    },
    onDragOver: (event: DragEvent) => {
      if (!takes(row)) return
      event.preventDefault()
      setOver(row.departmentId)
    },
    onDragLeave: () => setOver(undefined),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      if (dragged && takes(row)) onMove(dragged, row)
      stop()
    },
    onDragEnd: stop,
  })
  return { over, handlersOf }
}
