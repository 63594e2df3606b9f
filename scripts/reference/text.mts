import * as opencc from 'opencc-js'
import { pinyin } from 'pinyin-pro'
import { taiwanNames } from './facts/world-names.mts'

const toTaiwan = opencc.Converter({ from: 'cn', to: 'tw' })
const toMainland = opencc.Converter({ from: 't', to: 'cn' })

/** Place-name readings that a general dictionary gets wrong; syllables separated by spaces. */
const readings: Record<string, string> = {
  乐清: 'yue qing',
  乐山: 'le shan',
  六安: 'lu an',
  六盘水: 'liu pan shui',
  台州: 'tai zhou',
  亳州: 'bo zhou',
  儋州: 'dan zhou',
  濮阳: 'pu yang',
  珲春: 'hun chun',
  漯河: 'luo he',
  重庆: 'chong qing',
  厦门: 'xia men',
  长治: 'chang zhi',
  长白山: 'chang bai shan',
  番禺: 'pan yu',
  宿州: 'su zhou',
  宿迁: 'su qian',
  宿务: 'su wu',
  蚌埠: 'beng bu',
  朝阳: 'chao yang',
  都匀: 'du yun',
  那曲: 'na qu',
  都江堰: 'du jiang yan',
  莎车: 'sha che',
  佛山: 'fo shan',
  大连: 'da lian',
  阿里: 'a li',
  丽水: 'li shui',
  长滩: 'chang tan',
  朝: 'chao',
  长滩岛: 'chang tan dao',
  长崎: 'chang qi',
  塔什库尔干: 'ta shi ku er gan',
  会安: 'hui an',
  长海: 'chang hai',
  柏林: 'bo lin',
  巴塞罗那: 'ba sai luo na',
  那不勒斯: 'na bu le si',
  那拉提瓦: 'na la ti wa',
  大叻: 'da le',
  喀什: 'ka shi',
  长沙: 'chang sha',
  长春: 'chang chun',
  柏斯: 'bo si',
  十堰: 'shi yan',
  暹粒: 'xian li',
  于田: 'yu tian',
  尉犁: 'yu li',
  莘庄: 'xin zhuang',
  岘港: 'xian gang',
}

/** Characters that the converter changes by meaning, which names keep by sound, and the everyday 台. */
const keptInNames: Record<string, string> = { 裡: '里', 臺: '台', 谿: '溪', 崑: '昆', 幹: '干', 乾: '干', 捲: '卷', 鬥: '斗' }

/** Characters with one reading in names, whatever they are read elsewhere. */
const inNames: Record<string, string> = { 都: 'du', 什: 'shi', 的: 'di' }

/** Values equal to the mainland text are left empty in the tables. */
export function taiwan(text: string): string {
  let result = toTaiwan(text)
  for (const [mainland, name] of Object.entries(taiwanNames)) result = result.replaceAll(toTaiwan(mainland), name)
  result = result.replace(/[裡臺谿崑幹乾捲鬥]/g, (character) => keptInNames[character]!)
  return result === text ? '' : result
}

export const mainland = (text: string): string => toMainland(text)

/** Syllables of a Chinese name without tones; ü is written v, as on a keyboard. */
export function syllables(name: string): string[] {
  const plain = name.replace(/（.*/, '')
  const known = readings[plain]
  if (known !== undefined) return known.split(' ')
  const characters = plain.replace(/[^\u4e00-\u9fff]/g, '')
  const parts = pinyin(characters, { toneType: 'none', type: 'array', v: true })
  return parts.map((part, index) => inNames[characters[index]!] ?? part.replace(/([ln])ve$/, '$1ue'))
}

export const fullPinyin = (name: string): string => syllables(name).join('')
export const pinyinInitials = (name: string): string =>
  syllables(name)
    .map((part) => part[0] ?? '')
    .join('')

/** Spelling on maps: one word, an apostrophe before a syllable that starts with a vowel. */
export function romanised(name: string): string {
  const word = syllables(name)
    .map((part, index) => (index > 0 && /^[aoe]/.test(part) ? `'${part}` : part))
    .join('')
    .replace(/lv/, 'lü')
    .replace(/nv/, 'nü')
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** Latin letters and figures keep their place among the Chinese: 7天酒店 is 7tianjiudian. */
const mixed = (name: string, read: (run: string) => string): string =>
  name
    .replace(/（.*/, '')
    .replace(/[\u4e00-\u9fff]+/g, (run) => read(run))
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
export const mixedPinyin = (name: string): string => mixed(name, fullPinyin)
export const mixedInitials = (name: string): string => mixed(name, pinyinInitials)
