import type { WordLists } from './lexicon';

export const portuguese: WordLists = {
  fillers:
    'o a os as um uma uns umas meu minha meus minhas seu sua seus suas nosso nossa nossos nossas de do da dos das no na nos nas ao cada todo toda todos todas',
  notBefore:
    '=sem, =nao quero|preciso|precisa|tem|inclua|coloque|use, =nada de, =nem, evit, nenhum',
  spare: 'sem esquec, sem perder, nao quero esquec|perder, nao esquec',
  features: {
    list: 'versículos, lista, orações, lista, historico, colecao, catalogo, biblioteca, favorit, proxim, ver meus|minhas|todos|todas|os|as, cardapio, menu, inventario, salv, recomenda, lugares, registros',
    detail:
      'detalhe, ficha, mais informac, abrir, ao tocar, toco em, descricao, preparo, passo a passo, clicar',
    form: 'adicion, registr, lanc, anot, formulario, cadastr, criar, publi, escrev, preench, inser, edit, controle de, acompanh, marcar, envi, relat',
    calendar:
      'calendario, agenda, horario, escala, visao mensal|semanal, disponib, cronograma, roteiro por dia',
    chart: 'grafico, tendencia, evolucao, curva, diagrama',
    stats: 'estatistic, total, media, resumo, quant, painel, relatorio, contador',
    search: 'busc, procur, pesquis, encontr, achar',
    filter: 'filtr, ordenar, por categoria|preco|genero|tipo, categoria',
    map: 'mapa, localiza, perto, proximo de, rota, trajeto, acompanhar .. entregador',
    camera: 'camera, foto, fotograf',
    gallery: 'galeria, album, fotos, imagens',
    chat: 'chat, mensag, convers, bate papo, falar com',
    feed: 'feed, publicacoes, postagens, segu|seguir amigos, seguidores, comentario, rede social, mural, compartilh',
    profile: 'carteira, carteirinha, ficha, perfil',
    login:
      'login, entrar com, senha, conta de usuario, criar conta, cadastro, autentica, digital, sem cadastro, fazer login',
    settings: 'configurac, ajustes, preferenc',
    notifications: 'lembr, notific, avis, alert, alarme',
    timer: 'cronometro, temporizador, contagem regressiva, relogio, despertador, descanso',
    player: 'ouvir, escut, tocar, musica, audio, reproduz, sons, assistir',
    cart: 'carrinho, cesta, pedido, pedir, encomend',
    checkout: 'pag, comprar, cartao de credito, doar',
    checklist:
      'tarefa, lista de compras, marcar, habito, afazeres, checklist, pendencia, riscar, mala',
    progress:
      'progresso, evolucao, meta, objetivo, nivel, conquista, status, acompanhar o pedido, medalha, onde parei',
    streak: 'sequencia, dias seguidos|consecutivos, ofensiva',
    'card-deck': 'flashcard, cartoes, desliz, arrast, cartas, cartao de memoria',
    onboarding: 'boas vindas, tutorial, primeiros passos, perguntas no inicio',
    quiz: 'quiz, pergunta, prova, teste, questoes, adivinh, questionario, simulado, enquete',
    scanner: 'escane, codigo de barras, qr code, reconhec, ler codigo',
    document:
      'documento, relatorio, nota fiscal, anex, recibo, exportar, curriculo, certificado, contrato, comprovante, imprim, bilhete',
    wallet:
      'gasto, despesa, saldo, orcamento, dinheiro, divida, deve, econom, renda, carteira, financ, poupanc, mesada',
    booking: 'reserv, agend, marcar consulta|horario, inscri, ingresso, particip, alug, consulta',
    rating: 'avali, estrela, nota, resenha, opini, coment',
    leaderboard: 'ranking, classificacao, melhores, placar, pontuac',
    kanban: 'kanban, quadro, colunas',
    editor: 'diario, anotac, notas, escrev, texto, redig, historias, poema, pensament',
    converter: 'convers, convert, tradu, cambio, moeda',
    calculator: 'simulador, calcul, calcul, dividir a conta',
    weather: 'clima, previsao do tempo, meteorolog, chuva, tempo hoje',
    drawing: 'desenh, pint, color, assinatura',
  },
  kinds: {
    agriculture:
      'fazenda, lavoura, gado, colheita, agricult, safra, plantio, abelha, vacas, horta grande, sítio, galinhas, abelhas',
    automotive:
      'carro, oficina, gasolina, combustivel, veiculo, moto, pneu, revisão do carro, mecânic, combustível',
    beauty:
      'salao, beleza, cabele, maquiag, unha, manicure, barbear, salão, unhas, cabelo, cabeleireir, barbearia, maquiagem, pele, sobrancelha',
    booking: 'agendamento, reserva, marcar horário, agendar, aluguel de / agend',
    books: 'livro, leitura, romance, biblioteca, leitor / ler',
    'business-ops':
      'empresa, cliente, funcionario, vendas, negocio, obra, orcamentos para, orçamento para clientes, nota fiscal, clientes, funcionários, minha empresa, meu negócio, encanador',
    calculator: 'calculadora, simulador, calcular, juros, financiamento / calcul',
    calendar: 'calendario, agenda/aniversari',
    charity: 'doacao, doacoes, ong, caridade, doar, doação',
    chat: 'bate papo, mensageiro/chat',
    community:
      'vizinh, bairro, comunidade, condominio, forum, igreja, vizinhos, condomínio, associação',
    converter: 'conversor, moeda, cambio',
    dating: 'namoro, relacionamento, encontros, solteir, paquera, solteiros',
    documents: 'documentos, papeis',
    drawing: 'desenh, pintura',
    ecommerce:
      'loja, vender meus, bolos caseiros, vender bolos, doces, artesanato / carrinho, produtos, compra',
    education:
      'aluno, estudante, escola, aula, curso, professor, faculdade, prova, vestibular, estud, estudar, enem, concurso, alunos, matéria / aprender',
    events:
      'evento, festa, show, shows, casamento, ingresso, festival, convid, convidados, aniversário, ingressos',
    'expense-split':
      'dividir .. conta|despesas|gastos, quem deve, racha, dividir conta, rachar, dividir despesas, vaquinha',
    family: 'familia, filhos, avos, pais, família, avós, avó',
    finance:
      'gasto, despesa, financ, dinheiro, orcamento, investiment, banco, poupanc, salario, contas a pagar, gastos, despesas, economizar, salário, investimento, poupança',
    fitness:
      'academia, treino, exercicio, corrida, correr, muscula, pedal, natacao, series e, treinar, musculação, exercícios / carga, séries',
    food: 'comida, cafe, vinho, cerveja, geladeira, café',
    'food-delivery': 'marmita, delivery, entregador, pedir comida, ifood, entrega de comida',
    fun: 'piada, memes, horoscopo',
    game: 'jogo, xadrez, quebra cabeca, game, quebra cabeça, forca',
    habit: 'habito, parar de fumar, beber agua, rotina diaria, hábito, beber água, rotina',
    health:
      'saude, remedio, medico, medicament, sintoma, pressao, paciente, diabetes, hospital, dor, enxaqueca, clinica, remédio, saúde, pressão, médico, glicemia, consulta médica',
    household:
      'republica, faxina, casa, tarefas domesticas, limpeza, colega de quarto, república, tarefas de casa, geladeira, conta de luz',
    inventory: 'estoque, inventario, colecao, inventário, coleção, almoxarifado',
    jobs: 'emprego, vaga, curriculo, entrevista, candidat, vagas, currículo, trabalho',
    kids: 'crianca, infantil, criancas, crianças, histórias para dormir',
    language:
      'idioma, ingles, espanhol, vocabulario, gramatica, frances, lingua, inglês, aprender inglês, vocabulário',
    logistics:
      'encomenda, transportadora, caminh, entregas, frete, entrega, pacote, caminhão, motoboy',
    'map-finder': 'perto de mim, mais proximo, banheiros, mais próximo / mapa',
    marketplace: 'usados, troca, desapego, brecho, classificados, vender, brechó, vender e comprar',
    meditation:
      'medit, respirac, relax, oracao, ansiedade, oração, orações, versículo, bíblia, meditação, respiração, rezar, terço, devocional',
    'mood-journal':
      'humor, emoc, gratidao, sentiment, sentimentos, emoções, diário pessoal, gratidão / diário, diario',
    movies: 'filme, series, cinema, filmes, séries, assistir',
    music: 'musica, violao, guitarra, cancao, banda, piano, coral, violão, cifras, música, cantar',
    news: 'noticia, jornal, manchete',
    notes: 'anotac, bloco de notas, notas',
    nutrition: 'caloria, dieta, nutric, emagrec, jejum, alimentac, calorias, emagrecer, proteína',
    parenting: 'bebe, gravid, fralda, amament, gestante, bebê, grávida, amamentação, mamadeira',
    parking: 'estacion, vaga de carro',
    period: 'menstru, ciclo, ovulac',
    pets: 'cachorro, gato, pet, animal, veterinar, cao, caes, veterinári, filhote, passear',
    photo: 'fotografia, album/foto',
    plants: 'planta, jardim, rega, horta, regar, flores, plantas, vasos, suculentas',
    polls: 'votac, enquete, votar',
    productivity: 'produtiv, foco, concentra',
    quiz: 'perguntas',
    'real-estate':
      'apartamento, imovel, imobil, aluguel, imoveis, casas a venda, alugar quarto, imóvel, imobiliária, inquilino, kitnet',
    recipes: 'receita, cozinh, ingrediente, culinar, cozinhar, ingredientes, bolo receita',
    restaurant:
      'restaurante, cardapio, garcom, mesa, lanchonete, bar, cardápio, garçom, churrascaria, pizzaria',
    'ride-share': 'motorista, passageiro, corrida de táxi, uber, carona',
    scheduling: 'escala, turno, plantao, plantão, turnos',
    security: 'senhas, seguranca, emergencia',
    'shopping-list': 'lista de compras, mercado, supermercado, feira',
    sleep: 'sono, dormir, insonia, insônia',
    social: 'rede social, amigos, seguidores',
    sports:
      'futebol, volei, tenis, campeonato, partida, time, esporte, torneio, basquete, pelada, times, vôlei, jogadores',
    timer: 'cronometro, temporizador, despertador, cronômetro, contagem regressiva, alarme',
    todo: 'tarefas, afazeres, lista de tarefas, pendências',
    translator: 'tradu',
    travel:
      'viagem, viagens, hotel, voo, turis, roteiro, ferias, trilha, mochil, viajar, mala, passagens, férias',
    volunteering: 'voluntari, voluntári',
    wardrobe: 'guarda roupa, look, roupas',
    weather: 'clima, previsao do tempo, chuva, previsão do tempo, temperatura',
    writing: 'escrever, escritor, poema, contos, romance, poemas, crônicas',
  },
};
