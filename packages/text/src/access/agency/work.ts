// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './work.en'
import { text as zhCN } from './work.zh-CN'
import { text as zhTW } from './work.zh-TW'

export const agencyWorkText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
