// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './preference.en'
import { text as zhCN } from './preference.zh-CN'
import { text as zhTW } from './preference.zh-TW'

export const preferenceText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
