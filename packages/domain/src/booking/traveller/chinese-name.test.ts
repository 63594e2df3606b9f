import { describe, expect, test } from 'vitest'
import { splitChineseName } from './chinese-name'

/** Compound surnames, those of the Hundred Family Surnames first, then others in use or on record. */
const surnames = (
  '万俟 司马 上官 欧阳 夏侯 诸葛 闻人 东方 赫连 皇甫 尉迟 公羊 澹台 公冶 宗政 濮阳 淳于 单于 太叔 申屠 公孙 仲孙 轩辕 令狐 钟离 宇文 长孙 慕容 鲜于 闾丘 司徒 司空 ' +
  '丌官 亓官 司寇 子车 颛孙 端木 巫马 公西 漆雕 乐正 壤驷 公良 拓跋 夹谷 宰父 谷梁 段干 百里 东郭 南门 呼延 羊舌 微生 梁丘 左丘 东门 西门 南宫 第五 ' +
  '太史 独孤 公户 公玉 公仪 公仲 公上 公门 公山 公坚 公伯 公祖 公乘 贯丘 公皙 南荣 东里 东宫 仲长 子书 子桑 即墨 达奚 褚师 纳兰 完颜 耶律 ' +
  '叔孙 季孙 公输 毋丘 相里 贺兰 哥舒 尔朱 屈突 豆卢 斛律'
).split(' ')

describe('[S5.39] compound surnames', () => {
  test('are about eighty and some on record', () => expect(new Set(surnames).size).toBeGreaterThanOrEqual(80))
  test.each(surnames)('%s', (surname) => {
    expect(splitChineseName(`${surname}明`)).toEqual({ surname, givenName: '明' })
    expect(splitChineseName(`${surname}明哲`)).toEqual({ surname, givenName: '明哲' })
  })
  test.each(['张欧阳', '王皇甫', '李明哲', '东明哲', '公明哲'])('%s has a surname of one character', (name) =>
    expect(splitChineseName(name)).toEqual({ surname: name.charAt(0), givenName: name.slice(1) }),
  )
})
