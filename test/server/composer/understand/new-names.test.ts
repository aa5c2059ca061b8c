import { expect, test } from 'vitest'
import { understand } from '#server/composer/understand/understand.ts'
import type { PageLanguage } from '#shared/page/document.ts'

const nameOf = (locale: PageLanguage, brief: string): string | undefined =>
  understand(brief, { locale, fallback: 'en' }).facts.name?.value

test.each<[PageLanguage, string, string]>([
  ['fr', "On a repris le bar de Lorris et on l'a rebaptisé Le Coq Rouge.", 'Le Coq Rouge'],
  ['fr', 'Notre salon de coiffure de Niort est devenu Mèche Folle.', 'Mèche Folle'],
  ['es', 'Cogimos una mercería en Jaca y la rebautizamos Hilo de Nube.', 'Hilo de Nube'],
  ['es', 'A la panadería de Salta le cambiamos el nombre a Trigo Manso.', 'Trigo Manso'],
  ['it', "La vecchia osteria di Gubbio è diventata L'Orto Storto.", "L'Orto Storto"],
  ['pt', 'Ficámos com o café e rebatizámo-lo O Pardal Tonto. Nelas.', 'O Pardal Tonto'],
  ['pt', 'A antiga mercearia, em Viseu, passou a chamar-se Maria Feijoca.', 'Maria Feijoca'],
])('%s: what is renamed has its new name: %s', (locale, brief, name) => {
  expect(nameOf(locale, brief)).toBe(name)
})

test.each<[PageLanguage, string, string]>([
  ['fr', 'On développe Troupéo, une appli pour les éleveurs. 5 € par mois.', 'Troupéo'],
  ['es', 'Estamos armando Ahorrín, una app para dividir gastos. Plan Pro 3 USD.', 'Ahorrín'],
  ['es', 'Lanzamos Rutéame, la app que ordena los repartos de tu tienda.', 'Rutéame'],
  ['it', "Stiamo sviluppando Fattuì, un'app per le fatture.", 'Fattuì'],
  ['pt', 'Estamos desenvolvendo o Fiadim, um aplicativo para lojas.', 'Fiadim'],
])('%s: what is new and told what it is has a name: %s', (locale, brief, name) => {
  expect(nameOf(locale, brief)).toBe(name)
})

test.each<[PageLanguage, string, string]>([
  ['it', 'Elettricista a Rho. info@lucepronta.example. Luce Pronta, dal 2008.', 'Luce Pronta'],
  ['fr', 'Cuisine simple à Salers, La Table du Roc. mot@table-roc.example', 'La Table du Roc'],
  [
    'pt',
    'Tecer nunca é tarde. A Teia Calma dá aulas em Loulé. ateiacalma@aulas.example',
    'A Teia Calma',
  ],
  ['pt', 'Encanador em Santos. Site: canolimpo.example. Cano Limpo, desde 2003.', 'Cano Limpo'],
])('%s: what the address spells is the name: %s', (locale, brief, name) => {
  expect(nameOf(locale, brief)).toBe(name)
})

test.each<[PageLanguage, string, string]>([
  ['es', 'Constructora Valmar S.A. de C.V. — Puebla.', 'Constructora Valmar S.A. de C.V.'],
  ['es', 'Somos Delta Riego S.A.S., riego en Cali.', 'Delta Riego S.A.S.'],
  ['it', 'Edil Ponte S.a.s. ristruttura case a Terni.', 'Edil Ponte S.a.s.'],
  ['fr', "Bonjour, ici Paul de Toits d'Auvergne, couvreur à Ambert.", "Toits d'Auvergne"],
])('%s: a firm keeps its form: %s', (locale, brief, name) => {
  expect(nameOf(locale, brief)).toBe(name)
})

test.each<[PageLanguage, string, string]>([
  ['fr', 'BOULANGERIE DES TROIS PONTS PAINS SPECIAUX NANTUA', 'BOULANGERIE DES TROIS PONTS'],
  ['fr', 'PLOMBERIE LACHAISE ET FILS DEPANNAGE ISSOIRE', 'PLOMBERIE LACHAISE ET FILS'],
  ['es', 'TALLER HERMANOS QUIROGA CHAPA Y PINTURA LUGO', 'TALLER HERMANOS QUIROGA'],
  ['it', 'PANIFICIO DA GINETTO PANE PIZZA FOCACCIA ALBENGA', 'PANIFICIO DA GINETTO'],
  ['pt', 'SALAO DA CIDA CORTE 40 REAIS ESCOVA 50 REAIS CONTAGEM', 'SALAO DA CIDA'],
])('%s: among capitals, what is done there ends a name: %s', (locale, brief, name) => {
  expect(nameOf(locale, brief)).toBe(name)
})

test.each<[PageLanguage, string, string]>([
  ['fr', 'Fête du Pain à Trémolat le 3 mai. Entrée libre.', 'Fête du Pain'],
  ['fr', 'Fête du Four à Pain le 4 juin à Lalbenque. Repas 16 €.', 'Fête du Four à Pain'],
  ['it', "Il 4 ottobre torna la Sagra dell'Agnello a Campo Imperatore.", "Sagra dell'Agnello"],
  ['es', 'Sábado 17 de octubre: Noche de Boleros en Mérida. Entrada $200.', 'Noche de Boleros'],
])('%s: where and when end the name of a feast: %s', (locale, brief, name) => {
  expect(nameOf(locale, brief)).toBe(name)
})

test.each<[PageLanguage, string, string]>([
  ['es', 'Todo eso hay en El Ombú de Papel, Avenida Rivadavia 12, Lugo.', 'El Ombú de Papel'],
  ['es', 'clases en alcorcón, 12 €. la academia es Punto y Nada 2.0', 'Punto y Nada 2.0'],
  ['fr', "cours de guitare à laval, 25 €. l'école c'est Six Cordes", 'Six Cordes'],
  ['es', 'Soy Marta, pinto mascotas en Vigo. Trabajo como Pata Pinta.', 'Pata Pinta'],
  ['es', 'Pedidos por mensaje. Empanadas Doña Tita, Salta.', 'Empanadas Doña Tita'],
  ['fr', 'Chez Fernande on mange comme chez mamie. Plat 13 €. Mende.', 'Chez Fernande'],
  ['it', 'EdilMarsica 2000 costruisce case e bagni ad Avezzano.', 'EdilMarsica 2000'],
  ['es', 'Grupo Tajo Obras S.A. — obra nueva en Toledo.', 'Grupo Tajo Obras S.A.'],
])('%s: a name behind small words is whole: %s', (locale, brief, name) => {
  expect(nameOf(locale, brief)).toBe(name)
})

test.each<[PageLanguage, string]>([
  ['pt', 'Sou contabilista em Leiria. IRS, IVA, Segurança Social. Primeira reunião grátis.'],
  ['pt', 'Aniversários, Casamentos, Batizados. Fotógrafa em Petrópolis, ensaios R$ 300.'],
  ['es', 'Fontanería, Calefacción y Gas en Ávila. Más de 20 años. 920 555 018.'],
  ['es', 'Trabajo como enfermera en Ciudad Real. Curas a domicilio 20 €.'],
])('%s: a list of what is done names nobody: “%s”', (locale, brief) => {
  expect(nameOf(locale, brief)).toBeUndefined()
})
