import { expect, test } from 'vitest'
import { nobody } from '../fields/colleague-field'
import { movedFields, movesNothing } from './move-form'

const nothing = { departmentId: '', gradeId: '', costCentreId: '', superior: nobody }

test('[S2.45] only what is chosen is given to all of them', () => {
  expect(movedFields({ ...nothing, gradeId: 'P2' })).toEqual({ gradeId: 'P2' })
  expect(movedFields({ ...nothing, superior: { id: '1-manager', name: '陈志远' } })).toEqual({ superiorId: '1-manager' })
  expect(movesNothing({ ...nothing, costCentreId: 'cc' })).toBe(false)
})

test('a dialog in which nothing is chosen moves nobody', () => expect(movesNothing(nothing)).toBe(true))
