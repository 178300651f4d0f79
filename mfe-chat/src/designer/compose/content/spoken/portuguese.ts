/** Names, days and sample words of apps in this language. The form is that of `spoken`. */
export const portuguese = `Beatriz Lopes,Rafael Moura,Helena Prado,Tiago Nunes,Clara Rocha,Davi Teles,Marina Sales,Caio Brandão
Broto,Rumo Certo,Casa Clara,Manhã,Trevo,À Mão
segunda,terça,quarta,quinta,sexta,sábado,domingo
S,T,Q,Q,S,S,D
terça, 19 de maio
Adicionado,Estado,De
Novo,Guardado,Depois
Texto maior|Silêncio após as dez|Resumo da semana|Todo dia, 8:00|Dias úteis, 18:30|Domingo, 10:00|Quando|Nota|Na véspera, 19:00|Escreva uma mensagem|Enviar|Gostei|Responder|Total|Pôr na cesta|E-mail|Senha|Criar uma conta|Que bom te ver.|Esta semana|Tipo|Toque para virar|Não|Sim|Anotado, obrigado.|Certo. Muito bem!|Quase. É a marcada.|A qualquer hora|Nada com esse nome ainda.|Sem se mexer|Tirar uma foto|Luz|Virar a câmera|Ponha o código na moldura|Limpar|Carimbo|Tinta|Verde|Coral|Sol|Céu|Ainda não há nada.|Na sua cesta|Pago. É um projeto, nada foi cobrado.|Cartão com final 4417|Vence 09/28|Transferência|Chega amanhã|Na entrega|Dinheiro ou cartão|Você deve|Deve a você|Saldo|Tudo até hoje|Acertar|Tudo acertado|Aberto de novo|Lembrar|Será lembrado|Sem lembrete|Os dois campos, por favor.|Não sei|Vila do Porto|Seco até as seis, depois chuva leve|Agora|Vento|Pôr do sol|Nada marcado ainda.|Volta|Zerar|Reservado|dias seguidos|Meta da semana|Você costuma chegar até domingo|Agora mesmo|Recebido|Em preparo|indo bem|A caminho|Por volta das 10:05|Aproveite|Suas estrelas|4,6 de 128 pessoas|Obrigado. Contado.|Compartilhar em PDF|Pronto para entregar|Libra esterlina|Euro|Dólar|Coroa|Iene|Quilômetros|Milhas|Metros|Pés|Quilogramas|Libras|Gramas|Onças|Gramas de farinha|Xícaras|Colheres de sopa|bom dia|adoro pizza|até à noite|feliz aniversário|Bom dia|Um café, por favor|Quanto custa?|Obrigado|Português|Diga aqui|Trocar|Ainda não está neste guia|Valor|Cada um paga|Conta|Pessoas|Gorjeta|Seu ritmo|Tempo|Distância|Lucro|Preço|Custo|Vendidos|Novo hoje|visto|votos|Sempre|pts|A fazer|Fazendo|Avançar|Nada aqui. Ótimo.|palavras|Comece por onde quiser|Restam {}|Como foi?|Parte|Olá, {}|Eu vou|Até lá|Ainda não|Papoula|Sombra|Colina|Papel|de|feitas hoje.|Últimas cinco semanas|{} em cada dia de cinco semanas|Escreva algo primeiro|Mês anterior|Mês seguinte|marcado|hoje|Agora mesmo|Tudo feito.|Faltam {}.|{} cumprido|{} usado|Menos|Baixo|Normal|Bem|Não guardado|Abrir calendário|O dia todo|Lisboa|Quioto|Marraquexe|Naxos|Chamonix|{} a {} de junho|Próxima visita|Remarcar|de|para
Você vem no domingo?|>Sim! Levo um bolo?|Aquele de limão, por favor.|>Já está no forno.
Hoje foi melhor que ontem. Já valeu.|Quem vem no sábado?|Consegui, finalmente!
Simples e calmo, uso todo dia.|Era isto que eu procurava.
Como começa o seu dia?|Com calma|Com pressa|Com café~O que ajuda mais?|Uma lista|Um amigo|Dormir
Passo a passo|Comece por uma coisa só.~O que importa para você?|Dá para mudar depois.
care|planta|plantas|Cada coisa no seu tempo.|A jiboia da sala,O manjericão,O limoeiro,A hera,O jasmim|Regar a jiboia,Abrir a janela,Trocar a terra,Comprar adubo
body|passo|passos|Um passo além de ontem.|Caminhada ao sol,Beber água,Alongar,Dormir cedo,Respirar fundo|Sair para andar,Encher a garrafa,Alongar dez minutos,Desligar a tela
eat|prato|pratos|O que vamos comer hoje?|Sopa de abóbora,Feijão com couve,Arroz de forno,Bolo de milho,Pão com azeite|Comprar ovos,Pôr o feijão de molho,Aquecer o forno,Chamar a Marina
shop|peça|peças|Poucas coisas e boas.|Vaso azul,Caneca de barro,Manta de lã,Cesto de vime,Prato fundo|Embrulhar o vaso,Conferir o pedido,Tirar fotos,Escrever ao Davi
money|gasto|gastos|O que sobra, num olhar.|Aluguel,Feira,Luz,Jantar de sexta,Ônibus|Pagar a luz,Guardar o recibo,Separar um pouco,Rever o mês
learn|lição|lições|Dez minutos bastam.|Os primeiros passos,As perguntas,Os números,Uma história curta,Revisão|Rever a lição dois,Ler em voz alta,Fazer o quiz,Anotar dúvidas
go|lugar|lugares|O caminho também conta.|Praça da Sé,Mirante do rio,Estação Norte,Mercado Velho,Jardim Botânico|Comprar a passagem,Fazer a mala,Reservar a mesa,Ver o mapa
people|pessoa|pessoas|Que bom te ver.|Jantar na Clara,Passeio de domingo,Aniversário do Caio,Noite de jogos,Café com Helena|Ligar para Clara,Comprar o presente,Marcar a data,Levar as cadeiras
work|tarefa|tarefas|Hoje, o que importa.|Preparar a reunião,Enviar o rascunho,Ligar para a cliente,Arrumar arquivos,Fechar a semana|Escrever o resumo,Rever o rascunho,Reservar a sala,Responder ao Rafael
media|obra|obras|Algo bom para hoje.|Canção da beira,A casa em frente,Tarde de chuva,Luz de agosto,O último trem|Terminar o capítulo,Guardar a lista,Mostrar à Marina,Escolher a capa`;
