/** Grams of carbon dioxide that a traveller costs for each kilometre, about (handbook 10.6). */
export const airGrams = 170
export const railGrams = 30
