import { expect, test } from 'vitest'
import { insuranceFault, insuranceRuleFor, type InsuranceRule } from './insurance'

const offered = ['accident', 'delay']

test.each<[InsuranceRule, string[], string | undefined]>([
  ['optional', [], undefined],
  ['optional', ['delay'], undefined],
  ['optional', ['luggage'], 'insuranceForbidden'],
  ['forbidden', [], undefined],
  ['forbidden', ['accident'], 'insuranceForbidden'],
  ['forced', ['delay', 'accident'], undefined],
  ['forced', ['accident'], 'insuranceForced'],
  ['forced', [], 'insuranceForced'],
])('[handbook 1.8] insurance is %s, chosen %j: %s', (rule, chosen, fault) =>
  expect(insuranceFault(rule, chosen, offered)).toBe(fault),
)

test('[handbook 1.8] what is not on offer cannot be forced', () => expect(insuranceFault('forced', [], [])).toBeUndefined())

test.each<[InsuranceRule | undefined, boolean, InsuranceRule]>([
  [undefined, true, 'optional'],
  ['forced', true, 'forced'],
  ['forbidden', true, 'forbidden'],
  ['forced', false, 'optional'],
  ['forbidden', false, 'optional'],
])('[handbook 1.8] a company that says %s, business %s: %s', (set, business, rule) =>
  expect(insuranceRuleFor(set, business)).toBe(rule),
)
