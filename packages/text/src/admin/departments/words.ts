// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './words.en'
import { text as zhCN } from './words.zh-CN'
import { text as zhTW } from './words.zh-TW'

export const departmentsText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
