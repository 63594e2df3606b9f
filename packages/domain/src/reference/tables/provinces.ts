/** Written by scripts/reference/generate.mts; columns: code, name, traditional if different, English, pinyin, initials. */
export const provinceTable = `
11|北京||Beijing|beijing|bj
12|天津||Tianjin|tianjin|tj
13|河北||Hebei|hebei|hb
14|山西||Shanxi|shanxi|sx
15|内蒙古|內蒙古|Inner Mongolia|neimenggu|nmg
21|辽宁|遼寧|Liaoning|liaoning|ln
22|吉林||Jilin|jilin|jl
23|黑龙江|黑龍江|Heilongjiang|heilongjiang|hlj
31|上海||Shanghai|shanghai|sh
32|江苏|江蘇|Jiangsu|jiangsu|js
33|浙江||Zhejiang|zhejiang|zj
34|安徽||Anhui|anhui|ah
35|福建||Fujian|fujian|fj
36|江西||Jiangxi|jiangxi|jx
37|山东|山東|Shandong|shandong|sd
41|河南||Henan|henan|hn
42|湖北||Hubei|hubei|hb
43|湖南||Hunan|hunan|hn
44|广东|廣東|Guangdong|guangdong|gd
45|广西|廣西|Guangxi|guangxi|gx
46|海南||Hainan|hainan|hn
50|重庆|重慶|Chongqing|chongqing|cq
51|四川||Sichuan|sichuan|sc
52|贵州|貴州|Guizhou|guizhou|gz
53|云南|雲南|Yunnan|yunnan|yn
54|西藏||Tibet|xizang|xz
61|陕西|陝西|Shaanxi|shanxi|sx
62|甘肃|甘肅|Gansu|gansu|gs
63|青海||Qinghai|qinghai|qh
64|宁夏|寧夏|Ningxia|ningxia|nx
65|新疆||Xinjiang|xinjiang|xj
`
