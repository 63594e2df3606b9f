import { expect, test } from 'vitest'
import { parseXml, textOf, type XmlElement } from './xml'

test('reads elements by their names without prefix, with text, references and verbatim parts', () => {
  const root = parseXml(
    `\uFEFF<?xml version="1.0"?><!-- a --><r:A xmlns:r="http://x"><r:B c='1'>甲 &amp; &#20057;<![CDATA[<丙>]]></r:B><D/></r:A>`,
  ) as XmlElement
  expect(root.name).toBe('A')
  expect(textOf(root, 'B')).toBe('甲 & 乙<丙>')
  expect(root.children.map(({ name }) => name)).toEqual(['B', 'D'])
})

test.each([
  ['a declaration of types', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', 'unsafe'],
  ['an entity that reaches for a file', '<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>', 'unsafe'],
  ['an entity that nothing declares', '<a>&b;</a>', 'unsafe'],
  ['tags that do not close', '<a><b></a>', 'unreadable'],
  ['two roots', '<a/><b/>', 'unreadable'],
  ['text beside the root', '<a/>b', 'unreadable'],
  ['no element', '  ', 'unreadable'],
  ['more depth than any voucher has', `${'<a>'.repeat(40)}${'</a>'.repeat(40)}`, 'unreadable'],
  ['more elements than any voucher has', `<a>${'<b/>'.repeat(50_001)}</a>`, 'unreadable'],
])('refuses %s', (_what, text, fault) => {
  expect(parseXml(text)).toBe(fault)
})
