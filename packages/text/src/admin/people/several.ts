// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './several.en'
import { text as zhCN } from './several.zh-CN'
import { text as zhTW } from './several.zh-TW'

export const peopleSeveralText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
