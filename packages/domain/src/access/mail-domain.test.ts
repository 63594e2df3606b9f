import { expect, test } from 'vitest'
import { domainOf, isPublicDomain, provesDomain } from './mail-domain'

test.each([
  [' It@Yuanxing.Example ', '@yuanxing.example'],
  ['"a@b"@mail.example.cn', '@mail.example.cn'],
])('[S2.16] the domain of %s is %s', (mail, domain) => expect(domainOf(mail)).toBe(domain))

test.each([
  ['@qq.com', true],
  ['@gmail.com', true],
  ['@vip.163.com', true],
  ['@vip.sina.com', true],
  ['@188.com', true],
  ['@yahoo.co.jp', true],
  ['@yahoo.com.tw', true],
  ['@hotmail.co.uk', true],
  ['@live.cn', true],
  ['@outlook.de', true],
  ['@gmx.net', true],
  ['@mail.ru', true],
  ['@pm.me', true],
  ['@yuanxing.example', false],
  ['@corp.qq.com', false],
  ['@live.yuanxing.example', false],
  ['@yahoo-travel.com', false],
])('[S2.16] %s is of everybody: %s', (domain, anybodys) => expect(isPublicDomain(domain)).toBe(anybodys))

test.each([
  ['postmaster@yuanxing.example', true],
  [' Admin@Yuanxing.Example ', true],
  ['hostmaster@mail.yuanxing.example', true],
  ['it@yuanxing.example', false],
  ['lin.xiaowen@yuanxing.example', false],
  ['admin@else@yuanxing.example', false],
  ['admin', false],
])('[S2.16] %s proves its domain: %s', (mail, proves) => expect(provesDomain(mail)).toBe(proves))
